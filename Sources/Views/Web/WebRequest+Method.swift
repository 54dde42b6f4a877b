extension WebRequest {
    /// The method of a request (RFC 9110, 9), in capital letters.
    public struct Method: RawRepresentable, Hashable, Sendable {
        /// The name, such as `GET`.
        public let rawValue: String

        /// A method by its name, which is case-sensitive.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Reads something, without a change.
        public static let get = Method(rawValue: "GET")
        /// Asks for the headers of what `get` reads.
        public static let head = Method(rawValue: "HEAD")
        /// Passes something on, or creates it.
        public static let post = Method(rawValue: "POST")
        /// Creates or replaces what is at the path.
        public static let put = Method(rawValue: "PUT")
        /// Changes a part of what is at the path.
        public static let patch = Method(rawValue: "PATCH")
        /// Removes what is at the path.
        public static let delete = Method(rawValue: "DELETE")
        /// Asks for the methods of a path.
        public static let options = Method(rawValue: "OPTIONS")

        /// Whether the method only reads, so that browsers may repeat it and follow links with it (RFC 9110, 9.2.1).
        package var isSafe: Bool { self == .get || self == .head || self == .options }
    }
}
