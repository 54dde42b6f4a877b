import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A view of one or more lines of text, in the middle between top and bottom.
open class UILabel: UIView {
    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    private var string: NSAttributedString?
    private var plain: String?

    /// The text; nil for none. Setting it removes the attributes.
    open var text: String? {
        get { plain ?? string?.string }
        set {
            guard newValue != plain || string != nil else { return }
            plain = newValue
            string = nil
            textDidChange()
        }
    }

    /// The text with attributes. Parts without a font or a color have the label's.
    open var attributedText: NSAttributedString? {
        get { string ?? plain.map { NSAttributedString(string: $0) } }
        set {
            string = newValue?.copy() as? NSAttributedString
            plain = nil
            textDidChange()
        }
    }

    /// The font of the text, by default the system's in 17 points.
    open var font: UIFont! = UIFont.systemFont(ofSize: 17) { didSet { if font != oldValue { textDidChange() } } }

    /// The color of the text, by default that of primary text.
    open var textColor: UIColor! = UIColor.label { didSet { if textColor != oldValue { appearanceDidChange() } } }

    /// The color of the text while the label is highlighted; nil for `textColor`.
    open var highlightedTextColor: UIColor? { didSet { if highlightedTextColor != oldValue { appearanceDidChange() } } }

    /// The color of a sharp shadow of the text; nil for none.
    open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { appearanceDidChange() } } }

    /// The distance of the shadow from the text in points.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { appearanceDidChange() } }
    }

    /// Whether the label has the color for highlighted text.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }

    /// Whether the text has its full color.
    open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceDidChange() } } }

    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { appearanceDidChange() } }
    }

    /// The limit of lines; 0 for none.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

    /// The place of the ellipsis of a text that is too long.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { appearanceDidChange() } }
    }

    /// Whether the font shrinks to fit the text.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { appearanceDidChange() } }
    }

    /// The smallest factor by which the font shrinks; 0 for a half.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { appearanceDidChange() } } }

    /// Whether the size of the font follows the user's text size. It has no effect: fonts of UIKit have a fixed size.
    open var adjustsFontForContentSizeCategory = false

    /// The width at which the text wraps for the size of the content, in points; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The place of the text in the height of a label whose font has shrunk. It has no effect: the text is in the middle.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    /// The rules for line breaks. They have no effect.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

    /// Whether the whole text of a truncated label is shown beside the pointer.
    open var showsExpansionTextWhenTruncated = false {
        didSet { if showsExpansionTextWhenTruncated != oldValue { appearanceDidChange() } }
    }

    /// Whether content behind a blur shines through the text. It has no effect.
    open var preferredVibrancy = UILabelVibrancy.none

    /// Whether letters move closer together before the text is truncated. It has no effect.
    open var allowsDefaultTighteningForTruncation = false

    private func textDidChange() {
        invalidateIntrinsicContentSize()
        appearanceDidChange()
    }

    override var standardTraits: UIAccessibilityTraits { .staticText }

    // MARK: Size

    private var lineLimit: Int? { numberOfLines > 0 ? numberOfLines : nil }

    /// A length without an end.
    private static let unlimited: CGFloat = 1e7

    private func size(in width: CGFloat?, lineLimit: Int?) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        if let string { return paragraphs(string, lineLimit).size(width: width, lineLimit: lineLimit) }
        return plainText.measured(in: ProposedViewSize(width: width, height: nil), lineLimit: lineLimit)?.size ?? .zero
    }

    /// The size of the text, with what a subclass adds in `textRect(forBounds:limitedToNumberOfLines:)`.
    private func textSize(in width: CGFloat?) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: width ?? Self.unlimited, height: Self.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// The width for which a layout measures the height at the moment.
    private var measuredWidth: CGFloat?

    override open var intrinsicContentSize: CGSize {
        textSize(in: measuredWidth ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil))
    }

    override func contentHeight(in width: CGFloat) -> CGFloat? {
        // A subclass that adds insets to the size of the content has less room for the text.
        measuredWidth = Self.unlimited
        let insets = intrinsicContentSize.width - textSize(in: nil).width
        measuredWidth = max(1, width - max(0, insets))
        defer { measuredWidth = nil }
        return intrinsicContentSize.height
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(in: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
    }

    /// The rectangle of the text in bounds, with at most a number of lines; 0 for any number. The size of the content is the size of this
    /// rectangle.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = size(
            in: bounds.width < Self.unlimited / 10 ? max(1, bounds.width) : nil,
            lineLimit: numberOfLines > 0 ? numberOfLines : nil)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    // MARK: Drawing

    private var plainText: Text { Text(verbatim: plain ?? "").font(Font(font)) }

    private func paragraphs(_ string: NSAttributedString, _ lineLimit: Int?) -> ParagraphText {
        ParagraphText(string, font: font, lineLimit: lineLimit)
    }

    private var color: UIColor {
        let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
        return isEnabled ? color : .tertiaryLabel
    }

    private var shadow: TextShadow {
        if let shadowColor { return TextShadow(color: shadowColor, offset: shadowOffset) }
        guard let string, string.length > 0,
            let shadow = string.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
        else { return TextShadow(color: nil, offset: .zero) }
        return TextShadow(
            color: shadow.shadowColor as? UIColor, offset: shadow.shadowOffset, radius: shadow.shadowBlurRadius / 2)
    }

    /// The rectangle in which the label's class draws the text; nil if it does not.
    private var drawnRect: CGRect?

    /// Draws the text in a rectangle, in the middle between its top and bottom.
    ///
    /// A subclass may pass a smaller rectangle on, for a label with insets, and draw a background before. Insets need more room, so that it
    /// overrides `intrinsicContentSize` or `textRect(forBounds:limitedToNumberOfLines:)` too.
    open func drawText(in rect: CGRect) {
        drawnRect = rect
    }

    override var contents: AnyView? {
        guard let text, !text.isEmpty else { return nil }
        let bounds = CGRect(origin: .zero, size: bounds.size)
        let context = CGContext(drawing: bounds)
        CGContext.push(context)
        drawnRect = nil
        drawText(in: bounds)
        CGContext.pop()
        let drawing = ViewDrawing(context)
        guard let rect = drawnRect else { return drawing.map { AnyView($0) } }
        let insets = EdgeInsets(
            top: max(0, rect.minY), leading: max(0, rect.minX), bottom: max(0, bounds.maxY - rect.maxY),
            trailing: max(0, bounds.maxX - rect.maxX))
        let shown = AnyView(
            words
                .foregroundStyle(Color(color))
                .modifier(shadow)
                .lineLimit(lineLimit)
                .minimumScaleFactor(
                    adjustsFontSizeToFitWidth ? (minimumScaleFactor > 0 ? minimumScaleFactor : 0.5) : 1
                )
                .truncationMode(lineBreakMode.truncation)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.frame)
                .padding(insets)
                .background { drawing })
        guard showsExpansionTextWhenTruncated, isTruncated(in: rect.size) else { return shown }
        return AnyView(shown.help(Text(verbatim: text)))
    }

    /// Whether a size has no room for the text.
    final func isTruncated(in room: CGSize) -> Bool {
        let width = max(1, room.width)
        let (whole, limited) = (size(in: width, lineLimit: nil), size(in: width, lineLimit: lineLimit))
        return whole.height > min(limited.height, room.height) + 0.5
    }

    @ViewBuilder private var words: some View {
        if let string {
            paragraphs(string, lineLimit).shown(alignment: textAlignment)
        } else {
            plainText.multilineTextAlignment(textAlignment.text)
        }
    }
}

/// The ways in which content behind a blur shines through a text.
public enum UILabelVibrancy: Int, Sendable {
    /// Not at all; as the system decides.
    case none = -1, automatic = 0
}

/// The shadow of a label's or a button's text.
struct TextShadow: ViewModifier {
    let color: UIColor?
    let offset: CGSize
    var radius: CGFloat = 0

    func body(content: Content) -> some View {
        if let color {
            content.shadow(color: Color(color), radius: radius, x: offset.width, y: offset.height)
        } else {
            content
        }
    }
}

extension NSLineBreakMode {
    var truncation: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }
}

extension NSTextAlignment {
    var text: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }

    var frame: Alignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}
