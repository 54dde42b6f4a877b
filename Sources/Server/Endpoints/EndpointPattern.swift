/// The path of an endpoint: fixed parts, and parts with names.
struct EndpointPattern: Equatable, Sendable {
    enum Part: Equatable, Sendable {
        case fixed(String)
        /// A part of any content but the empty one.
        case named(String)
        /// All further parts, at least one.
        case rest(String)

        var isFixed: Bool { if case .fixed = self { true } else { false } }
    }

    let parts: [Part]

    /// The names of the parts, in their order.
    var names: [String] {
        parts.compactMap { part in
            switch part {
            case .fixed: nil
            case .named(let name), .rest(let name): name
            }
        }
    }

    /// Reads a path such as `/items/{id}/files/{path...}`. Throws the fault, as the end of a sentence.
    init(_ text: String) throws(EndpointFault) {
        guard text.first == "/" else { throw EndpointFault("must begin with a slash") }
        let texts = text == "/" ? [] : text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        var parts: [Part] = []
        var names: Set<Substring> = []
        for (index, text) in texts.enumerated() {
            if text.isEmpty, index < texts.count - 1 { throw EndpointFault("contains an empty part") }
            guard text.first == "{", text.last == "}" else {
                guard !text.contains("{"), !text.contains("}") else {
                    throw EndpointFault("has a brace in the middle of a part: a name in braces is a whole part")
                }
                parts.append(.fixed(String(text)))
                continue
            }
            var name = text.dropFirst().dropLast()
            let isRest = name.hasSuffix("...")
            if isRest { name = name.dropLast(3) }
            guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) else {
                throw EndpointFault("has the part \(text), whose name must consist of letters and digits")
            }
            guard names.insert(name).inserted else { throw EndpointFault("has two parts with the name \(name)") }
            if isRest, index < texts.count - 1 { throw EndpointFault("goes on after \(text), which is the rest") }
            parts.append(isRest ? .rest(String(name)) : .named(String(name)))
        }
        self.parts = parts
    }

    /// Whether the other pattern fits the same paths.
    func isEquivalent(to other: EndpointPattern) -> Bool {
        parts.count == other.parts.count
            && zip(parts, other.parts).allSatisfy { pair in
                switch pair {
                case (.fixed(let one), .fixed(let other)): one == other
                case (.named, .named), (.rest, .rest): true
                default: false
                }
            }
    }
}

/// A mistake in the declaration of an endpoint. It ends the start of the program.
package struct EndpointFault: Error, Equatable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
