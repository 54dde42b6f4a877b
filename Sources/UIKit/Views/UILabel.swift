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

    /// The text with attributes. Parts without a font or a colour have the label's.
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

    /// The colour of the text, by default that of primary text.
    open var textColor: UIColor! = UIColor.label { didSet { if textColor != oldValue { appearanceDidChange() } } }

    /// The colour of the text while the label is highlighted; nil for `textColor`.
    open var highlightedTextColor: UIColor? { didSet { if highlightedTextColor != oldValue { appearanceDidChange() } } }

    /// The colour of a sharp shadow of the text; nil for none.
    open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { appearanceDidChange() } } }

    /// The distance of the shadow from the text in points.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { appearanceDidChange() } }
    }

    /// Whether the label has the colour for highlighted text.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }

    /// Whether the text has its full colour.
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

    private func textDidChange() {
        invalidateIntrinsicContentSize()
        appearanceDidChange()
    }

    // MARK: Size

    private var paragraph: NSParagraphStyle? { string?.firstParagraphStyle }

    private func size(in width: CGFloat?) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let layout = shownText.measured(
            in: ProposedViewSize(width: width, height: nil), lineLimit: numberOfLines > 0 ? numberOfLines : nil,
            lineSpacing: paragraph?.lineSpacing ?? 0)
        return layout?.size ?? .zero
    }

    override open var intrinsicContentSize: CGSize {
        size(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    }

    override func contentHeight(in width: CGFloat) -> CGFloat? { size(in: max(1, width)).height }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(in: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
    }

    /// The rectangle of the text in bounds, with at most a number of lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = size(in: bounds.width)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    // MARK: Drawing

    private var shownText: Text {
        if let string { return string.text(font: font, color: nil) }
        return Text(verbatim: plain ?? "").font(Font(font))
    }

    private var color: UIColor {
        let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
        return isEnabled ? color : .tertiaryLabel
    }

    private var alignment: NSTextAlignment {
        if textAlignment == .natural, let paragraph { return paragraph.alignment }
        return textAlignment
    }

    override var contents: AnyView? {
        guard let text, !text.isEmpty else { return nil }
        let alignment = alignment
        return AnyView(
            shownText
                .foregroundStyle(Color(color))
                .modifier(TextShadow(color: shadowColor, offset: shadowOffset))
                .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
                .lineSpacing(paragraph?.lineSpacing ?? 0)
                .minimumScaleFactor(
                    adjustsFontSizeToFitWidth ? (minimumScaleFactor > 0 ? minimumScaleFactor : 0.5) : 1
                )
                .truncationMode(lineBreakMode.truncation)
                .multilineTextAlignment(alignment.text)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment.frame))
    }
}

/// The shadow of a label's text.
private struct TextShadow: ViewModifier {
    let color: UIColor?
    let offset: CGSize

    func body(content: Content) -> some View {
        if let color {
            content.shadow(color: Color(color), radius: 0, x: offset.width, y: offset.height)
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
