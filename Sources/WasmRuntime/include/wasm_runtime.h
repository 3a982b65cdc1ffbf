// Nothing is declared here: Embedded Swift calls the runtime by names it knows already. The
// package manager asks a C target for a header.
