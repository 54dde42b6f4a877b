import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A layer that shows a text at its top edge.
open class CATextLayer: CALayer {
    /// The text, a `String` or an `NSAttributedString`. Other values are not shown.
    open var string: Any? { didSet { didChange() } }
    /// The font, a `UIFont`, which is drawn in the size `fontSize`; nil for the system font. Values of other types have no effect.
    open var font: Any? { didSet { didChange() } }
    /// The size of the font in points. It has no effect on an `NSAttributedString`.
    open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { didChange() } } }
    /// The color of the text. It has no effect on an `NSAttributedString`.
    open var foregroundColor: CGColor? = UIColor.white.cgColor {
        didSet { if foregroundColor != oldValue { didChange() } }
    }
    /// Whether a text that is wider than the layer wraps into several lines.
    open var isWrapped = false { didSet { if isWrapped != oldValue { didChange() } } }
    /// The alignment of the lines.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { didChange() } }
    }
    /// The truncation of a text that does not fit.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { didChange() } }
    }

    override public init() {
        super.init()
    }

    /// A copy of a text layer for the values of an animation. It is not called: the browser plays animations.
    override public init(layer: Any) {
        super.init(layer: layer)
    }

    /// A text layer of an archive. There are no archives of layers here, so that the layer has no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func presentationCopy() -> CALayer {
        let copy = CATextLayer()
        copyValues(to: copy)
        (copy.string, copy.font, copy.fontSize, copy.foregroundColor) = (string, font, fontSize, foregroundColor)
        (copy.isWrapped, copy.alignmentMode, copy.truncationMode) = (isWrapped, alignmentMode, truncationMode)
        return copy
    }

    override var drawing: AnyView? {
        guard let text else { return nil }
        return AnyView(
            text
                .lineLimit(isWrapped ? nil : 1)
                .truncationMode(truncationMode.mode)
                .multilineTextAlignment(alignmentMode.alignment)
                .fixedSize(horizontal: !isWrapped && truncationMode == .none, vertical: true)
                .frame(width: bounds.width, height: bounds.height, alignment: alignmentMode.frame))
    }

    private var text: Text? {
        let font = (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
        if let text = string as? NSAttributedString { return text.text(font: font, color: nil) }
        guard let text = string as? String else { return nil }
        return Text(verbatim: text).font(Font(font)).foregroundColor(foregroundColor.map { Color($0) } ?? .clear)
    }
}

/// Alignments of lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The alignment of the language.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// The left side.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// The right side.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// The middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Both sides, shown as `natural`.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var alignment: TextAlignment {
        switch self {
        case .right: .trailing
        case .center: .center
        default: .leading
        }
    }

    fileprivate var frame: Alignment {
        switch self {
        case .right: .topTrailing
        case .center: .top
        default: .topLeading
        }
    }
}

/// Truncations of texts.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No truncation: the text exceeds the layer.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Truncation at the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Truncation in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    /// Truncation at the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")

    fileprivate var mode: Text.TruncationMode {
        switch self {
        case .start: .head
        case .middle: .middle
        default: .tail
        }
    }
}
