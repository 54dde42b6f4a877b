import EspalierInternationalization
public import Foundation

/// Units of text.
public enum UITextGranularity: Int, Sendable {
    /// A character with its marks; a word; a sentence; a text up to the end of a line that the user ended; a line; the whole text.
    case character, word, sentence, paragraph, line, document
}

/// Directions in the order of the text.
public enum UITextStorageDirection: Int, Sendable {
    /// To the end; to the start.
    case forward, backward
}

/// Directions on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left; up; down.
    case left, up, down
}

/// A direction in the order of the text or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A direction in the order of the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether the direction leads to the end. Right and down do, also in languages from right to left.
    var isForward: Bool {
        rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
            || rawValue == UITextLayoutDirection.down.rawValue
    }
}

/// Finds the units of a text.
@MainActor @preconcurrency
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit around a place; nil if there is none. At the border of two units it is the one in the direction.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Whether a place is the last one of a unit in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool

    /// The next place in a direction that is the last one of a unit in this direction; nil if there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Whether a place is in a unit. At the border of two units it counts for the one in the direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds the units of the text of a field by the rules of Unicode.
///
/// The browser breaks lines, so that a line here is one that the user ended, as a paragraph is.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// A tokenizer of a field, which it does not retain.
    public init(textInput: any UITextInput & UIResponder) {
        input = textInput
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        let place = position.offset
        return units(granularity).first {
            direction.isForward
                ? $0.lowerBound <= place && place < $0.upperBound : $0.lowerBound < place && place <= $0.upperBound
        }
        .map { UITextRange($0) }
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        units(granularity).contains { (direction.isForward ? $0.upperBound : $0.lowerBound) == position.offset }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let all = units(granularity)
        let found =
            direction.isForward
            ? all.first { $0.upperBound > position.offset }?.upperBound
            : all.last { $0.lowerBound < position.offset }?.lowerBound
        return found.map { UITextPosition($0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    /// The units of the text, in UTF-16 units.
    private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
        let text = input?._inputText ?? ""
        return switch granularity {
        case .character: TextUnits.characters(of: text)
        case .word: TextUnits.words(of: text)
        case .sentence: TextUnits.sentences(of: text)
        case .paragraph, .line: TextUnits.paragraphs(of: text)
        case .document: [0..<text.utf16.count]
        }
    }
}
