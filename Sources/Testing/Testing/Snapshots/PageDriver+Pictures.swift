import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierPagePictures
import EspalierPictures
import EspalierViews
import Foundation

extension PageDriver {
    /// A picture of the page; nil for a window of more than 50 million pixels.
    func bitmap(scale: CGFloat) -> Bitmap? {
        update()
        return try? PagePicture.bitmap(
            of: displayTree, size: displayTree.size, scale: scale, isDark: browser.colorScheme == .dark,
            resources: tools.resources)
    }

    func png() -> Data? { bitmap(scale: 2)?.png() }

    /// The content of the page in HTML, without the head.
    func html() -> String {
        update()
        let bytes = HTMLPage.writeStatic(displayTree, assets: PageAssets(styleSheet: []), symbols: tools.symbols)
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.range(of: "<main"), let end = text.range(of: "</main>", options: .backwards) else {
            return text
        }
        // A line for each element, so that differences can be read.
        return text[start.lowerBound..<end.upperBound].replacing("><", with: ">\n<") + "\n"
    }
}
