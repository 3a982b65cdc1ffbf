// as it was written by a former command
