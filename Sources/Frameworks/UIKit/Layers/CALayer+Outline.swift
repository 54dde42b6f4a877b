import EspalierViews
import Foundation

extension CALayer {
    /// The edge of background and border.
    var outline: UnevenRoundedRectangle {
        let radius = max(0, cornerRadius.isFinite ? cornerRadius : 0)
        func own(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: own(.layerMinXMinYCorner), bottomLeadingRadius: own(.layerMinXMaxYCorner),
            bottomTrailingRadius: own(.layerMaxXMaxYCorner), topTrailingRadius: own(.layerMaxXMinYCorner),
            style: cornerCurve == .continuous ? .continuous : .circular)
    }

    /// The shadow; nil for none.
    var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)? {
        guard shadowOpacity > 0, !masksToBounds, let color = shadowColor else { return nil }
        return (
            Color(color).opacity(Double(shadowOpacity)), shadowRadius, shadowOffset.width, shadowOffset.height
        )
    }
}
