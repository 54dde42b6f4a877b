import EspalierViews
public import Foundation

/// An image in a text. Labels and text views show symbols, in the height of the bounds or else of the letters; other images are left out,
/// with a warning.
open class NSTextAttachment: NSObject {
    private final let mark = AttributeMark()
    /// The image.
    open var image: UIImage?
    /// The rectangle of the image beside the baseline, in points; without a size, that of the image. Only the height has an effect.
    open var bounds = CGRect.zero
    /// The contents of a file. They have no effect.
    open var contents: Data?
    /// The type of the contents. It has no effect.
    open var fileType: String?

    /// The character in a text that stands for an attachment.
    public static let character = 0xFFFC

    /// An attachment without an image.
    override public init() {
        super.init()
    }

    /// An image.
    public init(image: UIImage) {
        self.image = image
        super.init()
    }

    /// The contents of a file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// The image as a part of a text; nil without an image.
    func text(font: UIFont, color: UIColor?) -> Text? {
        guard let image else { return nil }
        let configured = image.symbolConfiguration?.pointSize ?? font.pointSize
        let text = Text(Image(uiImage: image)).font(
            Font(font.withSize(bounds.height > 0 ? bounds.height / 1.2 : configured)))
        return (image.ownColor ?? color).map { text.foregroundColor(Color($0)) } ?? text
    }
}

extension NSAttributedString {
    /// A string of one character, which stands for an image.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
