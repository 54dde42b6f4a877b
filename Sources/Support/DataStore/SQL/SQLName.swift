/// Names in SQL.
enum SQLName {
    /// An identifier in quotes, so that it is never a keyword.
    static func quoted(_ name: String) -> String {
        name.contains("\"")
            ? "\""
                + name.split(separator: "\"", omittingEmptySubsequences: false)
                .joined(separator: "\"\"") + "\"" : "\"" + name + "\""
    }
}
