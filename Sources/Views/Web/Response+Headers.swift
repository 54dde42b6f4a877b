extension Response {
    /// The header fields of a response. Names are compared without regard to case.
    public struct Headers: Hashable, Sendable, ExpressibleByDictionaryLiteral {
        /// A field.
        package struct Field: Hashable, Sendable {
            package var name: String
            package var value: String
        }

        package private(set) var fields: [Field] = []

        /// Fields by their names. A name may occur several times.
        public init(dictionaryLiteral elements: (String, String)...) {
            fields = elements.map { Field(name: $0, value: $1) }
        }

        /// The value of the first field with a name; nil without one. A new value takes the place of all fields with that name.
        public subscript(name: String) -> String? {
            get { fields.first { Self.areEqual($0.name, name) }?.value }
            set {
                fields.removeAll { Self.areEqual($0.name, name) }
                if let newValue { fields.append(Field(name: name, value: newValue)) }
            }
        }

        /// Adds a field beside others with the same name, such as a second `Set-Cookie`.
        public mutating func add(_ name: String, _ value: String) {
            fields.append(Field(name: name, value: value))
        }

        private static func areEqual(_ left: String, _ right: String) -> Bool {
            left == right || left.utf8.count == right.utf8.count && left.lowercased() == right.lowercased()
        }

        /// The name of the first field that HTTP does not allow (RFC 9110, 5.5), such as one with a line break; nil if there is none.
        package var invalidName: String? {
            fields.first { field in
                field.name.isEmpty || !field.name.utf8.allSatisfy(Self.isOfToken)
                    || field.value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }
            }?.name
        }

        private static func isOfToken(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
        }
    }
}
