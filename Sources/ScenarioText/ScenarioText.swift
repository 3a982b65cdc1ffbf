// ScenarioText
