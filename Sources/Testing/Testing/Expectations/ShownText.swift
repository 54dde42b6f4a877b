import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPagePictures
import EspalierViews
import Foundation

/// A text of a page as it is seen.
struct ShownText {
    let text: DisplayText
    /// The frame in the page's coordinates.
    let frame: CGRect
    /// The part of the page in which the text can be seen, or scrolled into view.
    let reach: CGRect
    /// The part of the page in which it is seen now.
    let window: CGRect
    /// The opacity of the text with all around it.
    let opacity: Double
    let isDark: Bool
    let isDisabled: Bool

    /// The letters for messages.
    var excerpt: String {
        let words = text.plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count <= 60 ? "“\(words)”" : "“\(words.prefix(60))…”"
    }
}

extension DisplayTree {
    /// The texts that a user sees, without those that move or turn.
    func shownTexts(isDark: Bool) -> [ShownText] {
        var found: [ShownText] = []
        let window = CGRect(origin: .zero, size: size)
        root.collectTexts(
            TextSurroundings(
                offset: .zero, reach: window, window: window, opacity: 1,
                isDark: colorScheme.map { $0 == .dark } ?? isDark, isDisabled: false), &found)
        return found
    }
}

/// The properties that a text has from the nodes around it.
private struct TextSurroundings {
    var offset: CGPoint
    var reach: CGRect
    var window: CGRect
    var opacity: Double
    var isDark: Bool
    var isDisabled: Bool
}

extension DisplayNode {
    fileprivate func collectTexts(_ around: TextSurroundings, _ found: inout [ShownText]) {
        if isLeaving || semantics?.isHidden == true || appearance?.isHidden == true { return }
        if appearance?.transform != nil { return }
        var inner = around
        let own = frame.offsetBy(dx: around.offset.x, dy: around.offset.y)
        inner.offset = own.origin
        inner.opacity *= appearance?.opacity ?? 1
        if semantics?.isDisabled == true { inner.isDisabled = true }
        if inner.opacity == 0 { return }
        if appearance?.clips == true || appearance?.clipOutline != nil {
            inner.reach = inner.reach.intersection(own)
            inner.window = inner.window.intersection(own)
        }
        switch content {
        case .text(let text):
            found.append(
                ShownText(
                    text: text, frame: own, reach: inner.reach, window: inner.window, opacity: inner.opacity,
                    isDark: inner.isDark, isDisabled: inner.isDisabled))
        case .part(.scheme(let scheme)): inner.isDark = scheme == .dark
        case .popup: return
        case .scroll(let scroll):
            inner.window = inner.window.intersection(own)
            inner.reach = inner.reach.intersection(own)
            let far: CGFloat = 1_000_000
            if scroll.axes.contains(.horizontal) {
                (inner.reach.origin.x, inner.reach.size.width) = (-far, 2 * far)
            }
            if scroll.axes.contains(.vertical) {
                (inner.reach.origin.y, inner.reach.size.height) = (-far, 2 * far)
            }
            inner.offset.x -= scroll.offset.x
            inner.offset.y -= scroll.offset.y
        default: break
        }
        for child in children { child.collectTexts(inner, &found) }
    }
}
