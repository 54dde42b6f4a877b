/// An issuer's statements about a user, such as `email`, from the ID token (OpenID Connect Core 1.0, 5.1).
public struct OpenIDClaims: Sendable {
    private let json: JSONValue

    init(_ json: JSONValue) {
        self.json = json
    }

    /// The user's name at the issuer, which never changes (`sub`).
    public var subject: String { self["sub"] ?? "" }

    /// The text of a claim; nil for none, or one of another type.
    public subscript(name: String) -> String? { json[name]?.string }

    /// The integer of a claim; nil for none, or another value.
    func integer(_ name: String) -> Int? { json[name]?.integer }

    /// Whether a claim is true, such as `email_verified`.
    public func isTrue(_ name: String) -> Bool { json[name]?.bool == true }

    /// The texts of a claim that is a list, such as `groups`; a single text is a list of one. Empty for other claims. A path with dots
    /// leads into objects: `realm_access.roles`.
    public func strings(_ path: String) -> [String] {
        var value = json[path]
        if value == nil {
            value = json
            for name in path.split(separator: ".") { value = value?[String(name)] }
        }
        switch value {
        case .string(let text)?: return [text]
        case .array(let values)?: return values.compactMap(\.string)
        default: return []
        }
    }

    /// The name for people.
    var name: String {
        for claim in ["name", "preferred_username", "email"] {
            if let name = self[claim], !name.isEmpty { return name }
        }
        return subject
    }
}
