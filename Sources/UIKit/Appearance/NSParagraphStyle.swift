import EspalierViews
public import Foundation

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    /// To the left; in the middle; to the right; to both sides, which is drawn as `natural`; by the direction of the language.
    case left, center, right, justified, natural
}

/// The places of line breaks and of the ellipsis.
public enum NSLineBreakMode: Int, Sendable {
    /// Breaks between words; breaks between characters, which is drawn as between words; no ellipsis, drawn as one at the end.
    case byWordWrapping, byCharWrapping, byClipping
    /// An ellipsis at the start; at the end; in the middle.
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The style of paragraphs.
open class NSParagraphStyle: NSObject {
    /// The alignment of lines.
    open fileprivate(set) var alignment = NSTextAlignment.natural
    /// The extra distance between lines, in points.
    open fileprivate(set) var lineSpacing: CGFloat = 0
    /// The places of line breaks and of the ellipsis.
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// A style of paragraphs that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    override open var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }

    override open var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }

    override open var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
}
