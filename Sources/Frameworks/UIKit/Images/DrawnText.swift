import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A text as a drawing shows it, from its top left corner.
struct DrawnText: View {
    let text: Text
    /// The width of the lines; nil for lines of any width.
    let width: CGFloat?
    /// The height into which the lines fit; nil for any number of them.
    let height: CGFloat?
    let lineLimit: Int?
    let lineSpacing: CGFloat
    let alignment: NSTextAlignment
    let truncation: Text.TruncationMode

    var body: some View {
        text
            .lineLimit(lineLimit)
            .lineSpacing(lineSpacing)
            .truncationMode(truncation)
            .multilineTextAlignment(alignment.text)
            .fixedSize(horizontal: width == nil, vertical: height == nil)
            .frame(
                width: width, height: height,
                alignment: Alignment(horizontal: alignment.frame.horizontal, vertical: .top))
    }
}

extension CGContext {
    /// Draws a text with its top left corner at a point.
    @MainActor
    func draw(_ text: DrawnText, at point: CGPoint) {
        guard canvas != nil else {
            texts.append(text)
            return record(.text(texts.count - 1, point, state.transform))
        }
        let scale = UIGraphicsImageRenderer.screenScale
        ImageRenderer(content: text).render(rasterizationScale: scale, isUpright: false) { _, draw in
            saveGState()
            translateBy(x: point.x, y: point.y)
            draw(self)
            restoreGState()
        }
    }
}
