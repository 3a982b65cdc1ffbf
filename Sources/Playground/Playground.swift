@main enum Playground { static func main() {} }
