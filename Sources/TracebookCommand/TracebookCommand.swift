// TracebookCommand
