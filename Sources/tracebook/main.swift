// The entry to the command; everything behind it is in a library, where tests reach it.

import TracebookCommand

Tracebook.start()
