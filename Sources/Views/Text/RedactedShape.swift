import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The bars that replace redacted content.
enum RedactedShape {
    /// The radius of the corners, in points.
    private static let radius: CGFloat = 4

    /// One bar for each line of a text in a box of `width` points. Each is as long as its line, with a gap of a tenth
    /// of the line's height above and below.
    static func lines(
        _ layout: TextLayout, width: CGFloat, spacing: CGFloat, alignment: TextAlignment, direction: LayoutDirection,
        style: ShapeStyleContext
    ) -> DisplayContent {
        var path = Path()
        var top: CGFloat = 0
        for line in layout.lines {
            let free = max(0, width - line.width)
            let isMirrored = direction == .rightToLeft
            let left: CGFloat =
                switch alignment {
                case .leading: isMirrored ? free : 0
                case .center: free / 2
                case .trailing: isMirrored ? 0 : free
                }
            let bar = CGRect(
                x: left, y: top + line.height / 10, width: min(line.width, width), height: line.height * 0.8)
            if bar.width > 0 {
                let radius = min(radius, bar.height / 4)
                path.addRoundedRect(in: bar, cornerSize: CGSize(width: radius, height: radius))
            }
            top += line.height + spacing
        }
        return content(.path(path.display), style)
    }

    /// A bar in place of an image.
    static func box(_ style: ShapeStyleContext) -> DisplayContent {
        content(.roundedRectangle(radius: radius), style)
    }

    private static func content(_ outline: DisplayOutline, _ style: ShapeStyleContext) -> DisplayContent {
        .shape(DisplayShape(outline: outline, fill: HierarchicalShapeStyle.quaternary.resolved(in: style)))
    }
}
