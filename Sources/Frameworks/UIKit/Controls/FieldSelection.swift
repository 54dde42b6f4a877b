import EspalierViews
import Foundation

/// The selection of a field in UTF-16 units, as far as it is known.
@MainActor
final class FieldSelection {
    private let readers = DependencySource.make()
    /// The selected part; nil for the end of the text.
    private var offsets: Range<Int>?
    /// The part that the app selects, until the page is told.
    private var requested: Range<Int>?
    /// The selection that was requested from the page or reported by it. What typing changes is not requested again.
    private var agreed: TextSelection?
    /// Whether the page reports selections. Pages do so from the first use on.
    private(set) var isReported = false

    /// The selected part of a text.
    func range(in text: String) -> Range<Int> {
        let count = text.utf16.count
        guard let offsets else { return count..<count }
        return min(offsets.lowerBound, count)..<min(offsets.upperBound, count)
    }

    /// Begins to let the page report selections. Returns whether the field must be shown again.
    func use() -> Bool {
        guard !isReported else { return false }
        isReported = true
        return true
    }

    /// Selects a part on the page.
    func select(_ new: Range<Int>) {
        offsets = new
        requested = new
        readers.invalidateReaders()
    }

    /// The app has set the text.
    func textWasSet() {
        offsets = nil
        requested = nil
    }

    /// The user has changed the text.
    func textDidChange(from old: String, to new: String) {
        let change = TextReplacement(from: old, to: new)
        let end = change.range.location + change.replacement.utf16.count
        offsets = end..<end
        requested = nil
    }

    /// The selection for a field of SwiftUI.
    ///
    /// - Parameter changed: Called after the user has selected something else.
    func binding(
        of text: @escaping @MainActor () -> String, changed: @escaping @MainActor () -> Void
    ) -> Binding<TextSelection?> {
        Binding(
            get: {
                self.readers.noteRead()
                if self.requested != nil {
                    self.requested = nil
                    self.request(in: text())
                }
                return self.agreed
            },
            set: { selection in
                self.agreed = selection
                guard case .selection(let range)? = selection?.indices else { return }
                let text = text()
                let new = text.offset(of: range.lowerBound)..<text.offset(of: range.upperBound)
                guard new != self.offsets else { return }
                self.offsets = new
                changed()
            })
    }

    private func request(in text: String) {
        let range = range(in: text)
        var new = TextSelection(
            range: String.Index(
                utf16Offset: range.lowerBound, in: text)..<String.Index(
                    utf16Offset: range.upperBound, in: text))
        // The page may have another selection meanwhile. A request that differs is sent again.
        if new == agreed { new.affinity = .downstream }
        agreed = new
    }
}

extension String {
    fileprivate func offset(of index: String.Index) -> Int {
        index >= endIndex ? utf16.count : index.utf16Offset(in: self)
    }
}
