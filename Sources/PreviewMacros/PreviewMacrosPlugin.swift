@main struct PreviewMacrosPlugin { static func main() {} }
