import EspalierViews
public import Foundation

/// The clipboard of the browser, as far as the app has written to it.
///
/// A text goes to the browser's clipboard with the next update of the page. Images and colors stay on the page. What other programs
/// copied is not known to the server: reading returns what the app itself has written on the same page.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    /// The clipboard.
    public static let general = UIPasteboard()

    /// Posted when the app has written to the clipboard, the object.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private var page: PagePasteboard? { ViewGraph.current?.feature() }

    private func write(_ contents: PasteboardContents) {
        guard let page else { return }
        page.contents = contents
        page.changes += 1
        if let text = contents.texts.first { ViewGraph.copy(text) }
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// The number of times that the app has written to the clipboard on this page.
    open var changeCount: Int { page?.changes ?? 0 }

    /// The number of texts, or of images or colors if there are more.
    open var numberOfItems: Int {
        guard let contents = page?.contents else { return 0 }
        return max(contents.texts.count, contents.images.count, contents.colors.count)
    }

    // MARK: Texts

    /// The text; nil if the app has written none.
    open var string: String? {
        get { page?.contents.texts.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts; the first one is written to the browser's clipboard.
    open var strings: [String]? {
        get { page.flatMap { $0.contents.texts.isEmpty ? nil : $0.contents.texts } }
        set { write(PasteboardContents(texts: newValue ?? [])) }
    }

    /// Whether the app has written a text.
    open var hasStrings: Bool { string != nil }

    // MARK: Addresses

    /// The address in the text.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    /// The addresses in the texts.
    open var urls: [URL]? {
        get { strings?.compactMap { URL(string: $0) } }
        set { strings = newValue?.map(\.absoluteString) }
    }

    /// Whether the app has written an address.
    open var hasURLs: Bool { url?.scheme != nil }

    // MARK: Images and colors

    /// The image; nil if the app has written none.
    open var image: UIImage? {
        get { page?.contents.images.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images, which stay on the page.
    open var images: [UIImage]? {
        get { page.flatMap { $0.contents.images.isEmpty ? nil : $0.contents.images } }
        set { write(PasteboardContents(images: newValue ?? [])) }
    }

    /// Whether the app has written an image.
    open var hasImages: Bool { image != nil }

    /// The color; nil if the app has written none.
    open var color: UIColor? {
        get { page?.contents.colors.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colors, which stay on the page.
    open var colors: [UIColor]? {
        get { page.flatMap { $0.contents.colors.isEmpty ? nil : $0.contents.colors } }
        set { write(PasteboardContents(colors: newValue ?? [])) }
    }

    /// Whether the app has written a color.
    open var hasColors: Bool { color != nil }
}

/// The values that an app has written.
private struct PasteboardContents {
    var texts: [String] = []
    var images: [UIImage] = []
    var colors: [UIColor] = []
}

/// The clipboard of a page.
@MainActor
private final class PagePasteboard: PageFeature {
    var contents = PasteboardContents()
    var changes = 0

    init(_ graph: ViewGraph) {}
}
