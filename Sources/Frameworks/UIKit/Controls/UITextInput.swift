public import Foundation

/// A place in the text of a field: between two UTF-16 units.
open class UITextPosition: NSObject {
    /// The number of UTF-16 units in front of the place.
    final let offset: Int

    init(_ offset: Int) {
        self.offset = offset
    }

    override open func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    override open var hash: Int { offset.hashValue }
}

/// A part of the text of a field.
open class UITextRange: NSObject {
    final let offsets: Range<Int>

    init(_ offsets: Range<Int>) {
        self.offsets = offsets
    }

    /// The start.
    open var start: UITextPosition { UITextPosition(offsets.lowerBound) }
    /// The end.
    open var end: UITextPosition { UITextPosition(offsets.upperBound) }
    /// Whether the part contains nothing.
    open var isEmpty: Bool { offsets.isEmpty }

    override open func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.offsets == offsets }
    override open var hash: Int { offsets.hashValue }
}

/// A field whose text has places and parts: `UITextField` and `UITextView`.
@MainActor @preconcurrency
public protocol UITextInput: UIResponder, UIKeyInput {
    /// The selected part of the text, or the place where typed text appears; nil while the text is not edited.
    ///
    /// The server knows it as far as the page reports it: from the first use of this property on, the page reports each selection
    /// shortly after the user made it. Before, and after the app has set the text, it is the end of the text; after typing, the place
    /// behind the typed text. The selection in a secure field is not reported.
    var selectedTextRange: UITextRange? { get set }

    /// The text.
    var _inputText: String { get }

    /// Replaces a part of the text. Unlike typing, it does not ask the delegate.
    func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
    /// The tokenizer of the text.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

    /// The part of the text that an input method has not finished: always nil, because the browser reports finished texts.
    public var markedTextRange: UITextRange? { nil }

    /// Finishes the input method's text. It has no effect.
    public func unmarkText() {}

    /// The start of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The end of the text.
    public var endOfDocument: UITextPosition { UITextPosition(_inputText.utf16.count) }

    /// The part between two places, in either order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (first, last) = (clamped(fromPosition.offset), clamped(toPosition.offset))
        return UITextRange(min(first, last)..<max(first, last))
    }

    /// The place a number of UTF-16 units behind another one, or in front of it if the number is negative; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflow) = position.offset.addingReportingOverflow(offset)
        return overflow || place != clamped(place) ? nil : UITextPosition(place)
    }

    /// The number of UTF-16 units from a place to another one; negative if that is in front of it.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// The order of two places.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
    }

    /// The text of a part.
    public func text(in range: UITextRange) -> String? {
        let text = _inputText as NSString
        let offsets = clamped(range.offsets)
        return text.substring(with: NSRange(location: offsets.lowerBound, length: offsets.count))
    }

    /// The text without the selected part, or without the character in front of it.
    func deletingBackward(_ selected: Range<Int>) -> String {
        var range = UITextRange(selected)
        if selected.isEmpty {
            let backward = UITextDirection.storage(.backward)
            guard let character = tokenizer.rangeEnclosingPosition(range.start, with: .character, inDirection: backward)
            else { return _inputText }
            range = character
        }
        return replacing(range, with: "").text
    }

    private func clamped(_ offset: Int) -> Int { min(max(offset, 0), _inputText.utf16.count) }

    private func clamped(_ offsets: Range<Int>) -> Range<Int> {
        clamped(offsets.lowerBound)..<clamped(offsets.upperBound)
    }

    /// The text with a part replaced, and the end of the replacement.
    func replacing(_ range: UITextRange, with replacement: String) -> (text: String, end: Int) {
        let offsets = clamped(range.offsets)
        let text = (_inputText as NSString).replacingCharacters(
            in: NSRange(location: offsets.lowerBound, length: offsets.count), with: replacement)
        return (text, offsets.lowerBound + replacement.utf16.count)
    }
}
