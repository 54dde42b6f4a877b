/// A declaration of a table, and what Swift declares for it.
///
/// | in the table | in Swift |
/// |---|---|
/// | `class A: B` | an open class |
/// | `class A, B: C` | two classes; the same for structures, enumerations and protocols, if they have no members |
/// | `func`, `var`, `let` in an open class | an open member, so that subclasses of apps may override it |
/// | `init` in a class with a superclass | a convenience initializer, so that the class also inherits its superclass's |
/// | `var a, b: C` | two computed properties |
/// | `let a, b: C` | two computed properties without setters |
///
/// All others become public and get a body. A declaration that begins with `public` only gets the body.
struct Declaration {
    private enum Kind: String {
        case `class`, `struct`, `enum`, `protocol`, `extension`
        case initializer = "init"
        case `func`, `subscript`, `var`, `let`, `case`, `associatedtype`, `typealias`, `macro`

        var isType: Bool { [.class, .struct, .enum, .protocol, .extension].contains(self) }
        var isProperty: Bool { self == .var || self == .let }
    }

    private static let modifierWords: Set<Substring> = [
        "class", "convenience", "final", "indirect", "mutating", "nonisolated", "override", "public", "required",
        "static",
    ]

    private let kind: Kind
    /// The attributes, each with a space behind it.
    private let attributes: String
    /// The modifiers, each with a space behind it.
    private let modifiers: String
    /// The names of a type or of properties.
    private let names: [String]
    /// The text behind the names, or behind the keyword of another declaration.
    private let tail: String
    private let access: String
    private let isInProtocol: Bool
    private let isOpenClass: Bool
    private let hasSuperclass: Bool

    /// Parses a declaration.
    ///
    /// - Returns: nil if the text has no keyword of a declaration.
    init?(_ text: String, in parent: Declaration?) {
        var rest = text[...]
        var words: Set<Substring> = []
        while let attribute = rest.prefixMatch(of: /@\w+(?:\([^)]*\))?[ ]/) {
            rest = rest[attribute.range.upperBound...]
        }
        attributes = String(text[..<rest.startIndex])
        var keyword: Kind?
        while keyword == nil {
            guard let word = rest.prefixMatch(of: /\w+/)?.output else { return nil }
            let isModifier =
                Self.modifierWords.contains(word) && rest.prefixMatch(of: /class (?!(?:func|var|let)\b)/) == nil
            if isModifier {
                words.insert(word)
                rest = rest[word.endIndex...].drop { $0 == " " }
            } else if let kind = Kind(rawValue: String(word)) {
                keyword = kind
            } else {
                return nil
            }
        }
        guard let kind = keyword else { return nil }
        modifiers = String(text.dropFirst(attributes.count)[..<rest.startIndex])
        rest = rest.dropFirst(kind.rawValue.count)
        if kind.isType || kind.isProperty {
            guard let list = rest.prefixMatch(of: /\ (`?\w+`?(?:, `?\w+`?)*)/) else { return nil }
            names = list.1.split(separator: ", ").map { String($0) }
            rest = rest[list.range.upperBound...]
        } else {
            names = []
        }
        tail = String(rest)
        self.kind = kind
        isInProtocol = parent?.kind == .protocol
        isOpenClass = kind == .class && !words.contains("final")
        hasSuperclass = kind == .class && rest.prefixMatch(of: /(?:<.*>)?:/) != nil
        let isMember = kind.isProperty || kind == .func || kind == .subscript
        access =
            if isInProtocol || words.contains("public") || [.case, .associatedtype, .extension].contains(kind) {
                ""
            } else if isOpenClass
                || isMember && parent?.isOpenClass == true && words.isDisjoint(with: ["static", "final"])
            {
                "open "
            } else if kind == .initializer, parent?.hasSuperclass == true, words.isEmpty {
                "public convenience "
            } else {
                "public "
            }
    }

    /// The declarations in Swift. A type whose members follow ends with its brace.
    ///
    /// - Returns: nil if members follow that the declaration cannot have.
    func swift(hasMembers: Bool) -> [String]? {
        guard !hasMembers || kind.isType && names.count == 1 else { return nil }
        let start = attributes + access + modifiers + (kind == .let ? "var" : kind.rawValue)
        if names.isEmpty { return [start + tail + body] }
        return names.map { "\(start) \($0)\(tail)" + (hasMembers ? " {" : body) }
    }

    /// A body that has to return a value calls the function for bodies that cannot run: the compiler refuses each use of an unavailable
    /// declaration.
    private var body: String {
        switch kind {
        case .class, .struct, .enum, .protocol, .extension: " {}"
        case .let: isInProtocol ? " { get }" : " { unavailable() }"
        case .var: isInProtocol ? " { get set }" : " { get { unavailable() } set { unavailable() } }"
        case .func, .initializer, .subscript: isInProtocol ? "" : " { unavailable() }"
        case .case, .associatedtype, .typealias, .macro: ""
        }
    }
}
