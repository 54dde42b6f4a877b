/// The names that a page and its server share, by group. `public/wire.txt` describes the format.
struct WireTable {
    /// The form of a group's Swift constants.
    enum Form: String {
        case text, bytes, declaration
        /// The cases of `EventType` in the display tree.
        case events
    }

    struct Group {
        let name: String
        let form: Form
        let comment: String
        var names: [Name] = []
    }

    struct Name {
        let name: String
        let value: String
        let meaning: String

        /// The meaning, as a doc comment writes it.
        var sentence: String { meaning.prefix(1).uppercased() + meaning.dropFirst() + "." }
    }

    private(set) var groups: [Group] = []
    private var values: [String: [String: String]] = [:]

    init(_ text: String) throws {
        var comment: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.split(separator: " ")
            if line.hasPrefix("#") {
                comment.append(line.dropFirst().drop { $0 == " " })
            } else if words.count == 2, let form = Form(rawValue: String(words[1])) {
                let name = String(words[0])
                groups.append(Group(name: name, form: form, comment: comment.joined(separator: " ")))
                guard values.updateValue([:], forKey: name) == nil else {
                    throw Failure("wire.txt: two groups \(name)")
                }
            } else if words.count > 2, let group = groups.last {
                try add(
                    Name(name: String(words[0]), value: String(words[1]), meaning: words[2...].joined(separator: " ")),
                    to: group)
            } else if !words.isEmpty {
                throw Failure("wire.txt: neither a group nor a name: \(line)")
            }
            if !line.hasPrefix("#") { comment = [] }
        }
    }

    private mutating func add(_ name: Name, to group: Group) throws {
        groups[groups.count - 1].names.append(name)
        guard values[group.name]?.updateValue(name.value, forKey: name.name) == nil else {
            throw Failure("wire.txt: two names \(group.name).\(name.name)")
        }
        guard group.name == "attribute" else { return }
        // The client also accesses an attribute by its key in `dataset`.
        guard name.value.hasPrefix("data-") else { throw Failure("wire.txt: \(name.value) is no data attribute") }
        values["data", default: [:]][name.name] = String(name.value.dropFirst("data-".count))
    }

    func value(_ group: Substring, _ name: Substring) throws -> String {
        guard let value = values[String(group)]?[String(name)] else {
            throw Failure("wire.txt has no name \(group).\(name)")
        }
        return value
    }
}

extension WireTable {
    /// The Swift declarations of the constants.
    var swiftCode: String {
        var code =
            "/// The names that a page and its server share, generated from `public/wire.txt`.\npackage enum Wire {\n"
        for group in groups where group.form != .events {
            if !group.comment.isEmpty { code += "    /// \(group.comment)\n" }
            code += "    package enum \(group.name.prefix(1).uppercased() + group.name.dropFirst()) {\n"
            for name in group.names {
                let (type, value) =
                    switch group.form {
                    case .text: ("String", name.value)
                    case .bytes, .events: ("StaticString", name.value)
                    case .declaration: ("StaticString", name.value + ":")
                    }
                code += "        /// \(name.sentence)\n"
                code += "        package static let \(name.name): \(type) = \"\(value)\"\n"
            }
            code += "    }\n"
        }
        return code + "}\n"
    }

    /// The types of events, and the sets of one of them.
    var eventCode: String {
        let names = groups.filter { $0.form == .events }.flatMap(\.names)
        func list(_ line: (Int, Name) -> String) -> String {
            names.enumerated().map { "        \(line($0, $1))\n" }.joined()
        }
        return """
            /// The types of event that a page sends, generated from `public/wire.txt`.
            package enum EventType: String, CaseIterable, Hashable, Sendable {
            \(list { "/// \($1.sentence)\n        case \($1.name) = \"\($1.value)\"" })}

            extension EventTypes {
                /// The set of one type.
                @inlinable
                package init(_ type: EventType) {
                    switch type {
            \(list { "case .\($1.name): self.init(rawValue: 1 << \($0))" })        }
                }

            \(list { "/// \($1.sentence)\n        @inlinable package static var \($1.name): EventTypes { EventTypes(rawValue: 1 << \($0)) }" })}

            """
    }
}
