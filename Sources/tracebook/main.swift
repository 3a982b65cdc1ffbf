// The entry point of the command; all other code is in a library, where tests can reach it.

import TracebookCommand

Tracebook.start()
