import Foundation

/// The texts of forms and queries that a client and an issuer exchange.
enum FormText {
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    static func form(_ fields: [(String, String)]) -> String {
        fields.map { "\(encoded($0))=\(encoded($1))" }.joined(separator: "&")
    }

    /// A URL with further parameters.
    static func url(_ base: URL, _ parameters: [(String, String)]) -> String {
        let text = base.absoluteString
        return text + (text.contains("?") ? "&" : "?") + form(parameters)
    }

    /// Whether two secrets are equal. The time tells nothing about the first difference.
    static func areEqual(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        return zip(left.utf8, right.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// The issuer's name of an error, for the log; `unknown` for a text that is no such name.
    static func errorCode(_ text: String) -> String {
        text.utf8.count < 64 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ? text : "unknown"
    }
}
