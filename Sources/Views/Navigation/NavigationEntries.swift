/// The screens of a stack above its root, the lowest first.
nonisolated struct NavigationEntries: Equatable {
    /// A screen.
    enum Entry: Hashable {
        /// The destination of a value in the path.
        case value(AnyHashable)
        /// A view without a value, identified by the structural path of the link or modifier that pushed it.
        case view(String)
    }

    private(set) var all: [Entry] = []

    init(_ all: [Entry] = []) {
        self.all = all
    }

    /// The path that the app sees: the values of all entries that have one.
    var values: [AnyHashable] {
        all.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    /// The screens after the app has set its path to other values. Screens below the first value that differs stay.
    func following(_ values: [AnyHashable]) -> NavigationEntries {
        if values == self.values { return self }
        var kept: [Entry] = []
        var position = 0
        entries: for entry in all {
            switch entry {
            case .view: kept.append(entry)
            case .value(let value):
                guard position < values.count, values[position] == value else { break entries }
                kept.append(entry)
                position += 1
            }
        }
        return NavigationEntries(kept + values[position...].map(Entry.value))
    }

    func prefix(_ count: Int) -> NavigationEntries { NavigationEntries(Array(all.prefix(count))) }

    func appending(_ entry: Entry) -> NavigationEntries { NavigationEntries(all + [entry]) }
}

extension NavigationEntries: StateCoding {
    /// An encoded entry. For a value, `name` is its type's mangled name and `text` is the value as in a URL. For a
    /// view, `name` is empty and `text` is the structural path.
    nonisolated struct Code: Codable {
        var name: String
        var text: String
    }

    /// The entries below the first one whose value cannot be encoded.
    var stateCode: [Code]? {
        var codes: [Code] = []
        for entry in all {
            switch entry {
            case .view(let path): codes.append(Code(name: "", text: path))
            case .value(let value):
                guard let name = _mangledTypeName(type(of: value.base)), let text = PathValueText.text(of: value.base)
                else { return codes }
                codes.append(Code(name: name, text: text))
            }
        }
        return codes
    }

    init?(stateCode: [Code]) {
        for code in stateCode {
            if code.name.isEmpty {
                all.append(.view(code.text))
            } else {
                guard let type = _typeByName(code.name) as? any Hashable.Type, let value = Self.value(type, code.text)
                else { return }
                all.append(.value(value))
            }
        }
    }

    private static func value<V: Hashable>(_ type: V.Type, _ text: String) -> AnyHashable? {
        PathValueText.value(type, of: text).map { AnyHashable($0) }
    }
}
