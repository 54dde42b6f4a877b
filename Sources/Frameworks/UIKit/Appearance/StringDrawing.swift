import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A string with attributes, as it is measured and drawn outside of views.
struct StringDrawing {
    let text: Text
    let paragraph: NSParagraphStyle?
    /// The font of the first part.
    private let font: UIFont
    private let isEmpty: Bool

    /// The font of strings without one.
    private static let standardFont = UIFont.systemFont(ofSize: 12)

    init(_ string: NSAttributedString) {
        text = string.text(font: Self.standardFont, color: .black)
        paragraph = string.firstParagraphStyle
        font = string.firstFont ?? Self.standardFont
        isEmpty = string.length == 0
    }

    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        // An empty string is as high as a line.
        let run = AttributedRun(string: string.isEmpty ? " " : string, attributes: attributes ?? [:])
        text = [run].text(font: Self.standardFont, color: .black)
        paragraph = attributes?[.paragraphStyle] as? NSParagraphStyle
        font = attributes?[.font] as? UIFont ?? Self.standardFont
        isEmpty = string.isEmpty
    }

    /// The greatest number of lines; nil for any.
    private var lineLimit: Int? {
        switch paragraph?.lineBreakMode {
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: 1
        default: nil
        }
    }

    /// A length that limits lines; nil for one without an end.
    private static func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }

    // MARK: Measuring

    /// The size in lines of any width.
    var size: CGSize { measured(in: .unspecified, lineLimit: nil)?.size ?? .zero }

    /// The rectangle of the string in a space.
    func bounds(
        in space: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds: CGRect
        if options.contains(.usesLineFragmentOrigin) {
            let height = options.contains(.truncatesLastVisibleLine) ? Self.limit(space.height) : nil
            let layout = measured(
                in: ProposedViewSize(width: Self.limit(space.width), height: height), lineLimit: lineLimit)
            bounds = CGRect(origin: .zero, size: layout?.size ?? .zero)
        } else {
            let layout = measured(in: .unspecified, lineLimit: 1)
            bounds = CGRect(
                origin: CGPoint(x: 0, y: -(layout?.firstBaseline ?? 0)), size: layout?.size ?? .zero)
        }
        context?.totalBounds = bounds
        return bounds
    }

    private func measured(in proposal: ProposedViewSize, lineLimit: Int?) -> (size: CGSize, firstBaseline: CGFloat)? {
        guard MainThread.isCurrent else {
            Warning.once(
                "Strings are measured on the main actor only, where the page's fonts are known; the size is 0.")
            return nil
        }
        return UncheckedTransfer(self).onMain { drawing in
            let spacing = drawing.paragraph?.lineDistance(in: drawing.font) ?? 0
            return drawing.text.measured(in: proposal, lineLimit: lineLimit, lineSpacing: spacing)
                .map { (CGSize(width: drawing.isEmpty ? 0 : $0.size.width, height: $0.size.height), $0.firstBaseline) }
        }
    }

    // MARK: Drawing

    /// Draws the string without a limit for its lines, with its top left corner at a point of the current context.
    func draw(at point: CGPoint) {
        draw(CGRect(origin: point, size: .zero), width: nil, height: nil)
    }

    /// Draws the string in lines that fit into a rectangle of the current context.
    func draw(in rect: CGRect) {
        draw(rect, width: Self.limit(rect.width), height: Self.limit(rect.height))
    }

    /// Draws the string in several lines, or in one whose baseline is the top of the rectangle.
    func draw(in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        let bounds = bounds(in: rect.size, options, context)
        if options.contains(.usesLineFragmentOrigin) {
            draw(in: rect)
        } else {
            draw(at: CGPoint(x: rect.minX, y: rect.minY + bounds.minY))
        }
    }

    private func draw(_ rect: CGRect, width: CGFloat?, height: CGFloat?) {
        guard !isEmpty, let context = CGContext.current else { return }
        guard MainThread.isCurrent else {
            return Warning.once("Strings are drawn on the main actor only, where the page's fonts are known.")
        }
        let shown = DrawnText(
            text: text, width: width, height: height, lineLimit: lineLimit,
            lineSpacing: paragraph?.lineDistance(in: font) ?? 0, alignment: paragraph?.alignment ?? .natural,
            truncation: (paragraph?.lineBreakMode ?? .byWordWrapping).truncation)
        UncheckedTransfer((shown, context)).onMain { $0.1.draw($0.0, at: rect.origin) }
    }
}
