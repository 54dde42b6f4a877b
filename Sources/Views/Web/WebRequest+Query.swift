import Foundation

extension WebRequest {
    /// The parameters of a query, in their order, decoded.
    public struct Query: WebParameters {
        private let pairs: [(name: String, value: String)]

        package init(_ pairs: [(name: String, value: String)]) {
            self.pairs = pairs
        }

        /// The parameters of a text such as `page=2&name=Ada+L`. Those that are not valid UTF-8 are left out.
        package init(encoded text: some StringProtocol) {
            pairs = text.split(separator: "&").compactMap { pair in
                let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = Self.decoded(halves[0]), let value = Self.decoded(halves.count > 1 ? halves[1] : "")
                else { return nil }
                return (name, value)
            }
        }

        private static func decoded(_ text: some StringProtocol) -> String? {
            text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
        }

        /// Whether there are no parameters.
        public var isEmpty: Bool { pairs.isEmpty }

        /// The names of the parameters, in their order, each as often as it occurs.
        public var names: [String] { pairs.map(\.name) }

        /// The first value of a parameter; nil without one.
        public subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

        /// All values of a parameter, in their order.
        public func values(of name: String) -> [String] { pairs.filter { $0.name == name }.map(\.value) }

        /// The parameters in the form of a URL.
        var encoded: String {
            pairs.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }.joined(separator: "&")
        }

        private static let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

        private static func encoded(_ text: String) -> String {
            text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
        }

        public func _fault(_ name: String, _ fault: String) -> HTTPError {
            HTTPError(.badRequest, "The query parameter \"\(name)\" \(fault).")
        }
    }
}

extension WebRequest.Query: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The names of the parameters, without their values, which may be secret.
    public var description: String { names.joined(separator: ", ") }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: names, displayStyle: .collection) }
}
