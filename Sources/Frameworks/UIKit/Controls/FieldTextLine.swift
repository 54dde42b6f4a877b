import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The places of characters in the line of a field.
@MainActor
struct FieldTextLine {
    let text: String
    let font: UIFont
    /// The rectangle of the text in the field's coordinates.
    let frame: CGRect
    let alignment: NSTextAlignment

    /// The width of the cursor in points.
    private static let cursorWidth: CGFloat = 2

    /// The width of the text in front of a number of UTF-16 units.
    private func width(before offset: Int) -> CGFloat {
        let text = text as NSString
        let prefix = text.substring(to: min(max(offset, 0), text.length))
        guard !prefix.isEmpty else { return 0 }
        return Text(verbatim: prefix).font(Font(font)).measured(in: .unspecified, lineLimit: 1)?.size.width ?? 0
    }

    private var start: CGFloat {
        let free = frame.width - width(before: text.utf16.count)
        return switch alignment {
        case .center: frame.minX + max(0, free / 2)
        case .right: frame.minX + max(0, free)
        default: frame.minX
        }
    }

    func caret(at position: UITextPosition) -> CGRect {
        let height = font.lineHeight
        return CGRect(
            x: start + width(before: position.offset), y: frame.midY - height / 2, width: Self.cursorWidth,
            height: height)
    }

    func rect(of range: UITextRange) -> CGRect {
        let (first, last) = (width(before: range.offsets.lowerBound), width(before: range.offsets.upperBound))
        let height = font.lineHeight
        return CGRect(x: start + first, y: frame.midY - height / 2, width: last - first, height: height)
    }

    func position(nearest point: CGPoint) -> UITextPosition {
        let x = point.x - start
        var nearest = (offset: 0, distance: abs(x))
        // The ends of characters, from left to right, until they lie behind the place.
        for index in text.indices {
            let offset = text.utf16.distance(from: text.startIndex, to: text.index(after: index))
            let distance = abs(width(before: offset) - x)
            if distance >= nearest.distance { break }
            nearest = (offset, distance)
        }
        return UITextPosition(nearest.offset)
    }
}

/// A rectangle of a selected part of a text.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
    /// The rectangle in the coordinates of the field.
    open var rect: CGRect { ownRect }
    /// The direction of the text.
    open var writingDirection: NSWritingDirection { .leftToRight }
    /// Whether the part begins in the rectangle.
    open var containsStart: Bool { true }
    /// Whether the part ends in the rectangle.
    open var containsEnd: Bool { true }
    /// Whether lines are columns.
    open var isVertical: Bool { false }

    private let ownRect: CGRect

    init(_ rect: CGRect) {
        ownRect = rect
        super.init()
    }

    /// A rectangle without a size, for subclasses.
    override public init() {
        ownRect = .zero
        super.init()
    }
}

extension View {
    /// Lets fields inside show no cursor.
    func hidesCursor(_ hides: Bool) -> some View { modifier(CursorVisibility(hides: hides)) }
}

private struct CursorVisibility: ViewModifier {
    let hides: Bool

    func body(content: Content) -> some View {
        if hides { content.tint(.clear) } else { content }
    }
}
