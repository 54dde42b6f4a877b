extension WebRequest {
    /// The header fields of a request. Names are compared without regard to case.
    ///
    /// The fields stay in the form in which they arrived until they are looked up.
    public struct Headers: Sendable, ExpressibleByDictionaryLiteral {
        /// For each field the name, a zero, the value, and a zero.
        private var fields: [UInt8]

        /// Fields that are in this form.
        package init(fields: [UInt8]) {
            self.fields = fields
        }

        /// Fields by their names. A name may occur several times.
        public init(dictionaryLiteral elements: (String, String)...) {
            fields = []
            for (name, value) in elements { append(name, value) }
        }

        /// Adds fields that are in the same form.
        package mutating func append(fields others: [UInt8]) { fields += others }

        /// Puts a field in place of all with its name, or removes them.
        package mutating func replace(_ name: String, by value: String?) {
            var others: [UInt8] = []
            forEach { field, text in
                guard !Self.isEqual(field, name) else { return }
                others += field
                others.append(0)
                others += text
                others.append(0)
            }
            fields = others
            if let value { append(name, value) }
        }

        package mutating func append(_ name: String, _ value: String) {
            fields.append(contentsOf: name.utf8)
            fields.append(0)
            fields.append(contentsOf: value.utf8)
            fields.append(0)
        }

        /// The value of the fields with a name; nil without one. Values of several fields are joined by commas, those of `Cookie` by
        /// semicolons (RFC 9110, 5.3).
        public subscript(name: String) -> String? {
            let values = values(of: name)
            guard values.count > 1 else { return values.first }
            return values.joined(separator: Self.isEqual(Array(name.utf8)[...], "cookie") ? "; " : ", ")
        }

        /// The values of all fields with a name, in their order.
        public func values(of name: String) -> [String] {
            var found: [String] = []
            forEach { field, value in
                if Self.isEqual(field, name) { found.append(String(decoding: value, as: UTF8.self)) }
            }
            return found
        }

        /// The names of all fields, in lower case, in the order of their first occurrence.
        public var names: [String] {
            var names: [String] = []
            forEach { field, _ in
                let name = String(decoding: field, as: UTF8.self).lowercased()
                if !names.contains(name) { names.append(name) }
            }
            return names
        }

        private func forEach(_ body: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Void) {
            var start = 0
            while let nameEnd = fields[start...].firstIndex(of: 0),
                let valueEnd = fields[(nameEnd + 1)...].firstIndex(of: 0)
            {
                body(fields[start..<nameEnd], fields[(nameEnd + 1)..<valueEnd])
                start = valueEnd + 1
            }
        }

        private static func isEqual(_ field: ArraySlice<UInt8>, _ name: String) -> Bool {
            field.count == name.utf8.count
                && zip(field, name.utf8).allSatisfy { $0 == $1 || lowercased($0) == lowercased($1) }
        }

        private static func lowercased(_ byte: UInt8) -> UInt8 {
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
        }
    }
}

extension WebRequest.Headers: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The names of the fields, without their values, which may be secret.
    public var description: String { names.joined(separator: ", ") }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: names, displayStyle: .set) }
}
