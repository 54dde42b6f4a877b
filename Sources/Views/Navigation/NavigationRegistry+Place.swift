import Foundation

/// The screens of a stack as segments of a place: the type of a value and its text, or `view` and a short name of the link.
extension NavigationRegistry {
    private static let view = "view"
    /// The prefix of the number of a value without a text. The number is valid in its page only.
    private static let unnamed = "!"

    /// The segments of screens.
    func segments(of entries: some Sequence<NavigationEntries.Entry>) -> [String] {
        entries.flatMap { entry -> [String] in
            switch entry {
            case .value(let value):
                return [
                    String(describing: type(of: value.base)),
                    PathValueText.text(of: value.base) ?? Self.unnamed + String(number(of: value)),
                ]
            case .view(let path): return [Self.view, Self.shortForm(of: path)]
            }
        }
    }

    /// The path of the URL of a screen above the first ones; nil if no URL can name it.
    ///
    /// - Parameter position: The number of screens that stay below it, besides the root.
    func address(of entry: NavigationEntries.Entry, above position: Int) -> String? {
        guard let place, let holder else { return nil }
        if case .value(let value) = entry, PathValueText.text(of: value.base) == nil { return nil }
        let entries = entries().all.prefix(position) + [entry]
        return place.path(of: segments(of: entries.dropFirst(namedColumns(in: entries))), in: holder)
    }

    /// Pushes the screens of segments. Returns the number of segments that are known.
    func follow(_ segments: [String]) -> Int {
        var position = 0
        while position + 1 < segments.count,
            let entry = entry(named: segments[position], text: segments[position + 1])
        {
            let count = entries().all.count
            push(entry)
            // The app's path may refuse a value.
            guard entries().all.count > count else { break }
            position += 2
        }
        return position
    }

    private func entry(named name: String, text: String) -> NavigationEntries.Entry? {
        if name == Self.view { return viewPath(short: text).map { .view($0) } }
        if text.hasPrefix(Self.unnamed), let number = Int(text.dropFirst()) {
            return self.value(number: number).map { .value($0) }
        }
        var type = types[name]
        if type == nil, let elementType, String(describing: elementType) == name { type = elementType }
        guard let type else { return nil }
        func decode<V: Hashable>(_ type: V.Type) -> AnyHashable? {
            PathValueText.value(type, of: text).map { AnyHashable($0) }
        }
        return decode(type).map { .value($0) }
    }
}
