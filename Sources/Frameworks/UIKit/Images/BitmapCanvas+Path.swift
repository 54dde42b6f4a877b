import EspalierPictures
import EspalierViews
import Foundation

extension BitmapCanvas {
    /// Makes a path the current one.
    func trace(_ path: Path) {
        beginPath()
        path.forEach { element in
            switch element {
            case .move(let point): move(to: point)
            case .line(let point): line(to: point)
            case .quadCurve(let point, let control): quadCurve(to: point, control)
            case .curve(let point, let first, let second): curve(to: point, first, second)
            case .closeSubpath: close()
            }
        }
    }
}
