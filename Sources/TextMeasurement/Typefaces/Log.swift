import EspalierLayoutEngine

/// Messages about fonts and texts, for operators and authors.
enum Log {
    static func write(_ message: String) {
        AuthorMessages.write(message)
    }
}
