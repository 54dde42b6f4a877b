import EspalierViews
public import Foundation

/// The clipboard of the browser, as far as the app has written to it.
///
/// A text goes to the browser's clipboard with the next update of the page. What other programs copied is not known to the
/// server: reading returns what the app itself has written on the same page.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    /// The clipboard.
    public static let general = UIPasteboard()

    private var page: PagePasteboard? { ViewGraph.current?.feature() }

    /// The text; nil if the app has written none.
    open var string: String? {
        get { page?.texts.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts; the first one is written to the browser's clipboard.
    open var strings: [String]? {
        get { page.flatMap { $0.texts.isEmpty ? nil : $0.texts } }
        set {
            page?.texts = newValue ?? []
            if let text = newValue?.first { ViewGraph.copy(text) }
        }
    }

    /// The address in the text.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    /// Whether the app has written a text.
    open var hasStrings: Bool { string != nil }
    /// Whether the app has written an address.
    open var hasURLs: Bool { url?.scheme != nil }
}

/// The texts that an app has written on a page.
@MainActor
private final class PagePasteboard: PageFeature {
    var texts: [String] = []

    init(_ graph: ViewGraph) {}
}
