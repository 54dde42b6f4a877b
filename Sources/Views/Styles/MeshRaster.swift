import EspalierDisplayTree

/// Draws a mesh of colors as a picture.
struct MeshRaster: Equatable {
    private let width: Int
    private let height: Int
    private let points: [MeshGradient.BezierPoint]
    /// Components in the space of interpolation, and opacities.
    private let colors: [SIMD4<Float>]
    private let isSmooth: Bool
    private let isPerceptual: Bool
    private let background: ColorComponents

    /// Pixels of a side. Browsers interpolate between pixels, so that no edges are visible in the mesh itself.
    private static let usualSide = 64
    /// Pixels of a side if the outline of the mesh is visible.
    private static let greatSide = 256

    /// A mesh; nil if the numbers of points or colors are wrong, or a point is not finite or far away.
    init?(
        width: Int, height: Int, points: [MeshGradient.BezierPoint], colors: [ColorComponents], isSmooth: Bool,
        isPerceptual: Bool, background: ColorComponents
    ) {
        guard width >= 2, height >= 2, width <= MeshGradient.limit, height <= MeshGradient.limit,
            width * height <= MeshGradient.limit, points.count == width * height, colors.count == width * height,
            points.allSatisfy({ point in
                [
                    point.position, point.leadingControlPoint, point.topControlPoint, point.trailingControlPoint,
                    point.bottomControlPoint,
                ].allSatisfy { abs($0.x) <= 100 && abs($0.y) <= 100 }
            })
        else { return nil }
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors.map { $0.vector(isPerceptual: isPerceptual) }
        self.isSmooth = isSmooth
        self.isPerceptual = isPerceptual
        self.background = background
    }

    /// - Complexity: O(*n*) in the number of pixels and points.
    func picture() -> DisplayPicture {
        var canvas = Canvas(side: fillsArea ? Self.usualSide : Self.greatSide)
        for row in 0..<height - 1 {
            for column in 0..<width - 1 { draw(row, column, on: &canvas) }
        }
        return canvas.picture(over: background, isPerceptual: isPerceptual)
    }

    /// Whether the points at the edges are on the edges of the area, or outside.
    private var fillsArea: Bool {
        func isOutside(_ index: Int, _ test: (SIMD2<Float>) -> Bool) -> Bool { test(points[index].position) }
        let columns = (0..<width).allSatisfy { column in
            isOutside(column) { $0.y <= 0 } && isOutside((height - 1) * width + column) { $0.y >= 1 }
        }
        return columns
            && (0..<height).allSatisfy { row in
                isOutside(row * width) { $0.x <= 0 } && isOutside(row * width + width - 1) { $0.x >= 1 }
            }
    }

    // MARK: Patches

    /// Draws the patch between four points as small quadrilaterals.
    private func draw(_ row: Int, _ column: Int, on canvas: inout Canvas) {
        let patch = Patch(
            points[row * width + column], points[row * width + column + 1], points[(row + 1) * width + column],
            points[(row + 1) * width + column + 1])
        let steps = max(2, min(canvas.side / 2, canvas.side * 3 / (2 * max(width, height))))
        var above: [Vertex] = []
        for i in 0...steps {
            let v = Float(i) / Float(steps)
            let line = (0...steps).map { j in
                let u = Float(j) / Float(steps)
                return Vertex(position: patch.point(u, v), color: color(row, column, u, v))
            }
            if !above.isEmpty {
                for j in 0..<steps {
                    canvas.fill(above[j], above[j + 1], line[j])
                    canvas.fill(above[j + 1], line[j], line[j + 1])
                }
            }
            above = line
        }
    }

    private func color(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
        func line(_ row: Int) -> SIMD4<Float> {
            interpolate(column, width, u) { colors[row * width + $0] }
        }
        return interpolate(row, height, v, line)
    }

    /// A value between two points of a line, by their neighbors if colors are smooth.
    private func interpolate(
        _ index: Int, _ count: Int, _ time: Float, _ value: (Int) -> SIMD4<Float>
    ) -> SIMD4<Float> {
        let (first, last) = (value(index), value(index + 1))
        guard isSmooth else { return first + (last - first) * time }
        // A cubic curve with level ends at colors that are greater or smaller than both neighbors, so that it never passes
        // them (Fritsch and Carlson).
        let slope = last - first
        let before = index > 0 ? first - value(index - 1) : slope
        let after = index + 2 < count ? value(index + 2) - last : slope
        let start = Self.tangent(before, slope)
        let end = Self.tangent(slope, after)
        let (t2, t3) = (time * time, time * time * time)
        return first * (2 * t3 - 3 * t2 + 1) + start * (t3 - 2 * t2 + time) + last * (3 * t2 - 2 * t3)
            + end * (t3 - t2)
    }

    /// The harmonic mean of two slopes; 0 if they differ in sign.
    private static func tangent(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> {
        let product = first * second
        let sum = first + second
        let mean = (2 * product / sum)
        return mean.replacing(with: 0, where: product .<= 1e-12)
    }
}

extension MeshRaster {
    private struct Vertex {
        var position: SIMD2<Float>
        var color: SIMD4<Float>
    }

    /// A bicubic Bézier patch, whose edges are the curves between four points.
    private struct Patch {
        /// The control points, row by row.
        private var points: [SIMD2<Float>]

        init(
            _ a: MeshGradient.BezierPoint, _ b: MeshGradient.BezierPoint, _ c: MeshGradient.BezierPoint,
            _ d: MeshGradient.BezierPoint
        ) {
            // The four in the middle make the corners flat (Ferguson).
            points = [
                a.position, a.trailingControlPoint, b.leadingControlPoint, b.position,
                a.bottomControlPoint, a.trailingControlPoint + a.bottomControlPoint - a.position,
                b.leadingControlPoint + b.bottomControlPoint - b.position, b.bottomControlPoint,
                c.topControlPoint, c.trailingControlPoint + c.topControlPoint - c.position,
                d.leadingControlPoint + d.topControlPoint - d.position, d.topControlPoint,
                c.position, c.trailingControlPoint, d.leadingControlPoint, d.position,
            ]
        }

        func point(_ u: Float, _ v: Float) -> SIMD2<Float> {
            let (across, down) = (Self.weights(u), Self.weights(v))
            var point = SIMD2<Float>()
            for row in 0..<4 {
                for column in 0..<4 { point += points[row * 4 + column] * (across[column] * down[row]) }
            }
            return point
        }

        private static func weights(_ t: Float) -> SIMD4<Float> {
            let s = 1 - t
            return SIMD4(s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        }
    }

    /// Pixels with colors in the space of interpolation.
    private struct Canvas {
        let side: Int
        private var pixels: [SIMD4<Float>]
        private var isFilled: [Bool]

        init(side: Int) {
            self.side = side
            pixels = Array(repeating: .zero, count: side * side)
            isFilled = Array(repeating: false, count: side * side)
        }

        /// Fills the pixels whose centers are in a triangle.
        mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
            let (p, q, r) = (pixel(a), pixel(b), pixel(c))
            let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
            guard area != 0 else { return }
            let end = Float(side - 1)
            let low = pointwiseMax(pointwiseMin(p, pointwiseMin(q, r)).rounded(.up), .zero)
            let high = pointwiseMin(pointwiseMax(p, pointwiseMax(q, r)).rounded(.down), SIMD2(end, end))
            guard low.x <= high.x, low.y <= high.y else { return }
            for y in Int(low.y)...Int(high.y) {
                for x in Int(low.x)...Int(high.x) {
                    let point = SIMD2(Float(x), Float(y))
                    let second = ((point.x - p.x) * (r.y - p.y) - (point.y - p.y) * (r.x - p.x)) / area
                    let third = ((q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x)) / area
                    let first = 1 - second - third
                    // Neighbors share their edges, so a little more leaves no gaps.
                    guard min(first, second, third) >= -1e-4 else { continue }
                    pixels[y * side + x] = a.color * first + b.color * second + c.color * third
                    isFilled[y * side + x] = true
                }
            }
        }

        /// The position among the centers of pixels.
        private func pixel(_ vertex: Vertex) -> SIMD2<Float> { vertex.position * Float(side) - 0.5 }

        func picture(over background: ColorComponents, isPerceptual: Bool) -> DisplayPicture {
            let below = background.vector(isPerceptual: false).premultiplied
            var bytes: [UInt8] = []
            bytes.reserveCapacity(side * side * 4)
            for (pixel, isFilled) in zip(pixels, isFilled) {
                var color = below
                if isFilled {
                    let own = ColorComponents(vector: pixel, isPerceptual: isPerceptual).vector(isPerceptual: false)
                        .premultiplied
                    color = own + below * (1 - own.w)
                }
                let scaled = (color * 255).rounded(.toNearestOrAwayFromZero).clamped(
                    lowerBound: .zero, upperBound: SIMD4(repeating: 255))
                bytes += [UInt8(scaled.z), UInt8(scaled.y), UInt8(scaled.x), UInt8(scaled.w)]
            }
            return DisplayPicture(width: side, height: side, pixels: bytes)
        }
    }
}

extension SIMD4<Float> {
    fileprivate var premultiplied: SIMD4 { SIMD4(x * w, y * w, z * w, w) }
}
