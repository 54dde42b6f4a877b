public import Foundation

/// The text of a `UITextView` with its attributes. An edit of the text or its attributes changes the view.
open class NSTextStorage: NSMutableAttributedString {
    /// Kinds of changes of an edit.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The object that receives the edits.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The kinds of changes of the current edit; empty between edits.
    open private(set) var editedMask: EditActions = []
    /// The part that the current edit changes, after the change; at `NSNotFound` between edits.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The number of UTF-16 units that the current edit adds; negative if it removes some.
    open private(set) var changeInLength = 0

    /// Called after an edit.
    final var didEdit: () -> Void = {}
    private var depth = 0

    // MARK: Groups of edits

    /// Begins a group of edits, which the delegate receives at once.
    override open func beginEditing() { depth += 1 }

    /// Ends a group of edits.
    override open func endEditing() {
        depth -= 1
        if depth == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Notes an edit. A subclass with a text of its own calls it after each.
    ///
    /// - Parameters:
    ///   - editedRange: The part that changes, before the change.
    ///   - delta: The number of UTF-16 units that the edit adds; negative if it removes some.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        var range = NSRange(location: editedRange.location, length: editedRange.length + delta)
        if self.editedRange.location != NSNotFound {
            // The part of the earlier edits lies elsewhere now.
            let earlier = self.editedRange
            let start = min(earlier.location, range.location)
            range = NSRange(location: start, length: max(NSMaxRange(earlier) + delta, NSMaxRange(range)) - start)
        }
        self.editedMask.formUnion(editedMask)
        self.editedRange = range
        changeInLength += delta
        if depth == 0 { processEditing() }
    }

    /// Tells the delegate of the edits.
    open func processEditing() {
        let (mask, range, change) = (editedMask, editedRange, changeInLength)
        // Changes by the delegate belong to the same edit.
        depth += 1
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: change)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: change)
        depth -= 1
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        didEdit()
    }

    // MARK: Edits

    /// Whether a method of an edit runs, which may call others.
    private var isEdited = false

    private func edit(_ mask: EditActions, _ range: NSRange, _ work: () -> Void) {
        guard !isEdited else { return work() }
        let before = length
        isEdited = true
        work()
        isEdited = false
        edited(mask, range: range, changeInLength: length - before)
    }

    /// Replaces characters, which get the attributes of the first one.
    override open func replaceCharacters(in range: NSRange, with str: String) {
        edit(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
    }

    /// Replaces characters and their attributes.
    override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: attrString) }
    }

    /// Inserts a text with its attributes.
    override open func insert(_ attrString: NSAttributedString, at loc: Int) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
            super.insert(attrString, at: loc)
        }
    }

    /// Adds a text with its attributes at the end.
    override open func append(_ attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) { super.append(attrString) }
    }

    /// Deletes characters.
    override open func deleteCharacters(in range: NSRange) {
        edit(.editedCharacters, range) { super.deleteCharacters(in: range) }
    }

    /// Replaces all of the text.
    override open func setAttributedString(_ attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
            super.setAttributedString(attrString)
        }
    }

    /// Replaces the attributes of a part.
    override open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        edit(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
    }

    /// Sets an attribute of a part.
    override open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        edit(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }

    /// Sets attributes of a part.
    override open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        edit(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
    }

    /// Removes an attribute of a part.
    override open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        edit(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }
}

/// The object that receives the edits of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called after an edit. It may change characters and attributes.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)

    /// Called after an edit, before the view shows it. It may change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
