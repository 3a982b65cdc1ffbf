// CommonMark
