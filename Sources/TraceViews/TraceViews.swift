// TraceViews
