import EspalierDisplayTree

extension Text {
    /// An image in a line of text: a symbol as high as the letters. Only symbols can be part of a text; the image of a
    /// file is left out, with a warning.
    public init(_ image: Image) {
        self.init(ImageTextStorage(image))
    }
}

/// A symbol in a line of text.
final class ImageTextStorage: AnyTextStorage, @unchecked Sendable {
    let image: Image

    init(_ image: Image) {
        self.image = image
    }

    override func append(to builder: inout TextRunBuilder, style: TextRunStyle) {
        switch image.displaySource(nil) {
        case .symbol(name: let name): builder.append(symbol: name, style: style)
        case .url(let url): Warning.once("a text can contain symbols only: the image '\(url)' is ignored")
        }
    }

    override func isEqual(to other: AnyTextStorage) -> Bool {
        (other as? ImageTextStorage)?.image == image
    }
}
