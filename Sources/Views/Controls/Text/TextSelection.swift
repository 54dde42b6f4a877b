/// The selected part of a text in a field, or the place where typed text appears.
///
/// Browsers select one range. Of several ranges, a page selects everything from the start of the first to the end of the last.
public struct TextSelection: Hashable, Sendable {
    /// The selected positions.
    public enum Indices: Hashable, Sendable {
        /// One range; an empty one is the place where typed text appears.
        case selection(Range<String.Index>)
        /// Several ranges.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected positions.
    public var indices: Indices
    /// The side of the insertion point that typed text belongs to. Pages report `automatic`.
    public var affinity = TextSelectionAffinity.automatic

    /// A selected range.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Several selected ranges.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// A place where typed text appears.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// Whether nothing is selected.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// The smallest range with the whole selection; nil without one.
    var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): return range
        case .multiSelection(let set):
            guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
            return first.lowerBound..<last.upperBound
        }
    }

    /// The UTF-16 offsets of the selection in a text, as browsers count. Positions beyond the end are the end.
    func offsets(in text: String) -> Range<Int>? {
        guard let range else { return nil }
        func offset(_ index: String.Index) -> Int {
            index >= text.endIndex ? text.utf16.count : index.utf16Offset(in: text)
        }
        return offset(range.lowerBound)..<max(offset(range.lowerBound), offset(range.upperBound))
    }

    /// The selection of a range of UTF-16 offsets. Offsets inside of a character are its start.
    init(offsets: Range<Int>, in text: String) {
        let count = text.utf16.count
        func index(_ offset: Int) -> String.Index {
            let index = String.Index(utf16Offset: min(max(offset, 0), count), in: text)
            return index >= text.endIndex ? text.endIndex : text.index(before: text.index(after: index))
        }
        let first = index(offsets.lowerBound)
        self.init(range: first..<max(first, index(offsets.upperBound)))
    }
}

/// The side of an insertion point that typed text belongs to, where a text changes its direction or its line.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// The system's choice.
    case automatic
    /// The text before the insertion point.
    case upstream
    /// The text behind the insertion point.
    case downstream
}
