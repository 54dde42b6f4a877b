/// The value of the parameter `q`; 1 if it is missing or malformed.
func qualityParameter(of parameters: ArraySlice<Substring>) -> Double {
    for parameter in parameters {
        let parameter = parameter.trimmed
        if parameter.hasPrefix("q=") || parameter.hasPrefix("Q=") {
            return Double(parameter.dropFirst(2)).map { min(max($0, 0), 1) } ?? 1
        }
    }
    return 1
}
