import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

extension PlotBuilder {
    /// The area that the marks cover, in the plot's coordinates. Views, which have no outline, are left out.
    var outline: Path {
        var path = Path()
        for item in items { Self.add(item, to: &path) }
        return path
    }

    private static func add(_ item: PlotItem, to path: inout Path) {
        switch item.content {
        case .box(let radii, let corners):
            if radii.isUniform {
                path.addRoundedRect(
                    in: item.frame, cornerSize: CGSize(width: radii.topLeading, height: radii.topLeading),
                    style: corners
                )
            } else {
                path.addRoundedRect(in: item.frame, cornerRadii: radii, style: corners)
            }
        case .fill(let shape): path.addPath(Path(shape.chartPath))
        case .stroke(let shape, let line):
            guard shape.form != .dots else {
                let radius = line.lineWidth / 2
                for point in shape.points where point.x.isFinite && point.y.isFinite {
                    path.addEllipse(
                        in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
                }
                return
            }
            path.addPath(Path(shape.chartPath).strokedPath(line))
        case .layer(let items, _): for item in items { add(item, to: &path) }
        case .view: break
        }
    }
}

/// A shape of marks, in the plot's coordinates.
nonisolated struct MaskShape: Shape {
    let path: Path

    func path(in rect: CGRect) -> Path { path }
}
