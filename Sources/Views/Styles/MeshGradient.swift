import EspalierDisplayTree
import Synchronization

/// A grid of points with colors, which are interpolated between them.
///
/// The server draws the gradient as a small picture, which the browser scales smoothly. As a view it fills the proposed space. A
/// mesh whose numbers of points and colors do not match its size, or with a point that is not finite, shows only its
/// background; it logs a warning.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
    /// A point of the mesh, with the control points of the Bézier curves to its neighbors. Those at the edges of the mesh that
    /// have no neighbor are ignored. Positions are fractions of the area, from its top left corner.
    public struct BezierPoint: Equatable, Sendable {
        /// The position of the point.
        public var position: SIMD2<Float>
        /// The control point of the curve to the previous point of the row.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the curve to the point above.
        public var topControlPoint: SIMD2<Float>
        /// The control point of the curve to the next point of the row.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point of the curve to the point below.
        public var bottomControlPoint: SIMD2<Float>

        /// A point with its four control points.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The points of a mesh, row by row.
    public enum Locations: Equatable, Sendable {
        /// Positions. Smooth curves connect them.
        case points([SIMD2<Float>])
        /// Positions with control points.
        case bezierPoints([BezierPoint])
    }

    /// The colors of the points, row by row.
    public enum Colors: Equatable, Sendable {
        /// Colors that follow the environment.
        case colors([Color])
        /// Colors with fixed components.
        case resolvedColors([Color.Resolved])
    }

    /// The points, row by row: `width` times `height`.
    public var locations: Locations
    /// The colors of the points.
    public var colors: Colors
    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The color outside of the mesh.
    public var background: Color
    /// Whether colors change smoothly at the points. Otherwise they change evenly between each two.
    public var smoothsColors: Bool
    /// The space in which colors are interpolated.
    public var colorSpace: Gradient.ColorSpace

    /// A mesh of `width` by `height` points.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.locations = locations
        self.colors = colors
        self.width = width
        self.height = height
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// A mesh of points that smooth curves connect.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of points that smooth curves connect, with fixed colors.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of points with control points.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of points with control points and fixed colors.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    /// The limit of points. A picture has no more details.
    static let limit = 4096

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let context = shape.context
        let colors =
            switch colors {
            case .colors(let colors): colors.map { $0.components(in: context) }
            case .resolvedColors(let colors): colors.map { Color($0).components(in: context) }
            }
        let key = MeshRaster(
            width: width, height: height, points: points, colors: colors, isSmooth: smoothsColors,
            isPerceptual: colorSpace.model == .perceptual, background: background.components(in: context))
        guard let key else {
            Warning.once("A MeshGradient of \(width) by \(height) points has others: only its background is drawn.")
            shape.paint = .color(background.resolved(in: context))
            return
        }
        shape.paint = .picture(MeshPictures.picture(of: key))
    }

    private var points: [BezierPoint] {
        switch locations {
        case .bezierPoints(let points): return points
        case .points(let points):
            guard points.count == width &* height else { return [] }
            return points.indices.map { bezierPoint($0, of: points) }
        }
    }

    /// A point with control points of a curve through it and its neighbors (Catmull and Rom).
    private func bezierPoint(_ index: Int, of points: [SIMD2<Float>]) -> BezierPoint {
        let (row, column) = (index / width, index % width)
        let position = points[index]
        func slope(_ step: Int, hasPrevious: Bool, hasNext: Bool) -> SIMD2<Float> {
            let previous = hasPrevious ? points[index - step] : position
            let next = hasNext ? points[index + step] : position
            return (next - previous) / (hasPrevious && hasNext ? 6 : 3)
        }
        let across = slope(1, hasPrevious: column > 0, hasNext: column < width - 1)
        let down = slope(width, hasPrevious: row > 0, hasNext: row < height - 1)
        return BezierPoint(
            position: position, leadingControlPoint: position - across, topControlPoint: position - down,
            trailingControlPoint: position + across, bottomControlPoint: position + down)
    }
}

/// The pictures of the last meshes, which views that are evaluated again show again.
private enum MeshPictures {
    private static let known = Mutex<[(mesh: MeshRaster, picture: DisplayPicture)]>([])
    private static let capacity = 32

    static func picture(of mesh: MeshRaster) -> DisplayPicture {
        let found = known.withLock { known -> DisplayPicture? in
            guard let index = known.lastIndex(where: { $0.mesh == mesh }) else { return nil }
            let entry = known.remove(at: index)
            known.append(entry)
            return entry.picture
        }
        if let found { return found }
        let picture = mesh.picture()
        known.withLock { known in
            known.append((mesh, picture))
            if known.count > capacity { known.removeFirst() }
        }
        return picture
    }
}
