/// A JSON value sent by a client.
indirect enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    struct Member: Sendable, Equatable {
        var name: String
        var value: JSONValue
    }

    /// The first member with a name; nil if there is none, or if the value is not an object.
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    var bool: Bool? {
        if case .bool(let bool) = self { bool } else { nil }
    }

    /// The number as an Int; nil if it has a fraction or is out of range.
    var integer: Int? {
        number.flatMap { Int(exactly: $0) }
    }
}
