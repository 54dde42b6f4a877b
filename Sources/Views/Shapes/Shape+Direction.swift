import EspalierLayoutEngine
import Foundation

extension Shape {
    /// The outline in a frame of a size at the origin, mirrored if the shape's behavior says so.
    func path(in size: CGSize, _ direction: LayoutDirection) -> Path {
        let path = path(in: CGRect(origin: .zero, size: size))
        guard layoutDirectionBehavior.isMirrored(in: direction) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
}
