public import Foundation

/// The selected part of an attributed text in an editor, or the place where typed text appears.
///
/// Browsers select one range. Of several ranges, a page selects everything from the start of the first to the end of the last.
public struct AttributedTextSelection: Equatable, Sendable {
    /// The selected positions in a text.
    public enum Indices: Equatable, Sendable {
        /// The place where typed text appears.
        case insertionPoint(AttributedString.Index)
        /// The selected ranges.
        case ranges(RangeSet<AttributedString.Index>)
    }

    private enum Place: Equatable, Sendable {
        case start
        case indices(RangeSet<AttributedString.Index>)
        case insertionPoint(AttributedString.Index)
        /// UTF-16 units from the start, as pages count. They stay valid while the text changes.
        case offsets(Range<Int>)
    }

    private var place = Place.start
    /// The attributes of typed text; nil for those of the text in front of it.
    private var typing: AttributeContainer?

    /// The start of the text.
    public init() {}

    /// A place where typed text appears.
    ///
    /// - Parameter typingAttributes: The attributes of typed text; nil for those of the text in front of it.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        place = .insertionPoint(insertionPoint)
        typing = typingAttributes
    }

    /// A selected range.
    public init(range: Range<AttributedString.Index>) {
        place = range.isEmpty ? .insertionPoint(range.lowerBound) : .indices(RangeSet(range))
    }

    /// Several selected ranges.
    public init(ranges: RangeSet<AttributedString.Index>) {
        place = .indices(ranges)
    }

    init(offsets: Range<Int>, typing: AttributeContainer? = nil) {
        place = .offsets(offsets)
        self.typing = typing
    }

    /// The selected positions in a text. Positions beyond its end are the end.
    public func indices(in text: AttributedString) -> Indices {
        if case .indices(let ranges) = place, !ranges.isEmpty {
            return .ranges(ranges.intersection(RangeSet(text.startIndex..<text.endIndex)))
        }
        let range = range(in: text)
        return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }

    /// The attributes of text that is typed now.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        let range = range(in: text)
        guard text.startIndex < text.endIndex else { return AttributeContainer() }
        // A selected text is replaced by one of its style.
        let isReplacing = !range.isEmpty || range.lowerBound == text.startIndex
        let index = isReplacing ? range.lowerBound : text.index(beforeCharacter: range.lowerBound)
        return text.runs[index].attributes
    }

    /// The attributes of each selected part, or of typed text.
    public func attributes(in text: AttributedString) -> Attributes {
        switch indices(in: text) {
        case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
        case .ranges(let ranges):
            Attributes(containers: ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) })
        }
    }

    /// The side of the insertion point that typed text belongs to.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

    /// The smallest range with the whole selection.
    func range(in text: AttributedString) -> Range<AttributedString.Index> {
        func held(_ index: AttributedString.Index) -> AttributedString.Index {
            min(max(index, text.startIndex), text.endIndex)
        }
        switch place {
        case .start: return text.startIndex..<text.startIndex
        case .insertionPoint(let index): return held(index)..<held(index)
        case .indices(let ranges):
            guard let first = ranges.ranges.first, let last = ranges.ranges.last else {
                return text.startIndex..<text.startIndex
            }
            return held(first.lowerBound)..<held(last.upperBound)
        case .offsets(let offsets):
            let string = String(text.characters)
            func index(_ offset: Int) -> AttributedString.Index {
                let place = String.Index(utf16Offset: min(offset, string.utf16.count), in: string)
                let count = string[..<place].count
                return text.index(text.startIndex, offsetByCharacters: count)
            }
            return index(offsets.lowerBound)..<index(offsets.upperBound)
        }
    }

    /// The range in UTF-16 units from the start.
    func offsets(in text: AttributedString) -> Range<Int> {
        if case .offsets(let offsets) = place { return offsets }
        let range = range(in: text)
        let start = String(text[..<range.lowerBound].characters).utf16.count
        return start..<(start + String(text[range].characters).utf16.count)
    }

    /// The attributes of selected parts.
    @dynamicMemberLookup
    public struct Attributes: Sendable {
        let containers: [AttributeContainer]

        /// The values of an attribute, one for each part; nil for a part without it.
        public subscript<K: AttributedStringKey>(key: K.Type) -> [K.Value?] where K.Value: Sendable {
            containers.map { $0[key] }
        }

        /// The values of an attribute, one for each part; nil for a part without it.
        public subscript<K: AttributedStringKey>(
            dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
        ) -> [K.Value?] where K.Value: Sendable {
            self[K.self]
        }
    }
}

extension AttributedString {
    /// Changes the attributes of the selected text, or without one those of text that is typed next.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        let offsets = selection.offsets(in: self)
        switch selection.indices(in: self) {
        case .insertionPoint:
            var typing = selection.typingAttributes(in: self)
            try body(&typing)
            selection = AttributedTextSelection(offsets: offsets, typing: typing)
        case .ranges(let ranges):
            for range in ranges.ranges {
                for run in self[range].runs {
                    var attributes = run.attributes
                    try body(&attributes)
                    self[run.range].setAttributes(attributes)
                }
            }
            selection = AttributedTextSelection(offsets: offsets)
        }
    }

    /// Replaces the selected text. The selection is then behind the new text.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with replacement: AttributedString
    ) {
        let start = selection.offsets(in: self).lowerBound
        replaceSubrange(selection.range(in: self), with: replacement)
        let end = start + String(replacement.characters).utf16.count
        selection = AttributedTextSelection(offsets: end..<end)
    }

    /// Replaces the selected text by letters with the attributes of typed text. The selection is then behind them.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters characters: some Collection<Character>
    ) {
        let typing = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(characters), attributes: typing))
    }
}
