package import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// The drawing surface of a canvas, with its state: transform, opacity, clip and filters. A copy draws onto the same
/// surface and has a state of its own. Lengths are in points.
public nonisolated struct GraphicsContext {
    let recorder: DrawingRecorder

    /// The opacity of subsequent drawing, 0 to 1. Values outside are clamped; one that is not a number counts as 1.
    public var opacity: Double = 1

    /// The blend mode of subsequent drawing.
    public var blendMode = BlendMode.normal

    /// The transform from the coordinates of subsequent drawing to those of the canvas. Nothing is drawn while it is
    /// not finite.
    public var transform = CGAffineTransform.identity

    private var filters: [DisplayFilter] = []
    private var clip: Int?
    private var clipBounds: CGRect

    init(_ recorder: DrawingRecorder) {
        self.recorder = recorder
        clipBounds = CGRect(origin: .zero, size: recorder.size)
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { recorder.environment }

    // MARK: State

    /// Scales subsequent drawing about the origin.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Moves the origin of subsequent drawing, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Rotates subsequent drawing clockwise about the origin.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    /// Applies a transform before the context's own.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Options for clipping.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Keeps the part outside of the path.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Clips subsequent drawing to a path, in addition to earlier clips.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        var area = path.applying(transform)
        var usesEvenOddRule = style.isEOFilled
        if options.contains(.inverse) {
            let outside = CGRect(origin: .zero, size: recorder.size).union(area.boundingRect).insetBy(
                dx: -1e4, dy: -1e4)
            area.addRect(outside)
            usesEvenOddRule = true
        } else {
            clipBounds = clipBounds.intersection(area.boundingRect)
        }
        clip = recorder.add(
            CanvasDisplayList.Clip(path: area.display(usesEvenOddRule: usesEvenOddRule), outer: clip))
    }

    /// Clips subsequent drawing to the opaque parts of a layer, in addition to earlier clips. Translucent parts fade what is drawn.
    /// If `content` throws, the clip stays as it is.
    ///
    /// - Parameters:
    ///   - opacity: The opacity of the layer, 0 to 1. Values outside are clamped; one that is not a number counts as 1.
    ///   - options: With `inverse`, the transparent parts of the layer are kept.
    ///   - content: Draws the layer. Its context starts with the same transform.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let steps = try steps(of: content)
        clip = recorder.add(
            CanvasDisplayList.Clip(
                area: .layer(
                    steps, opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1), isInverse: options.contains(.inverse)),
                outer: clip))
    }

    /// The bounds of the clip, in the context's coordinates.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

    /// Options for filters.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Computes with linear colors. Has no effect: browsers compute with those of sRGB.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Applies a filter to subsequent drawing, before the filters that were added earlier: a blur that is added after a threshold is
    /// applied first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        switch filter.kind {
        case .projection(let matrix):
            // A transform of what is drawn, before what was added earlier, is one of the drawing's coordinates.
            concatenate(matrix)
        default:
            if let filter = filter.display(in: recorder.style) { filters.insert(filter, at: 0) }
        }
    }

    /// Returns the shading itself. Shadings always follow the canvas's environment.
    public func resolve(_ shading: Shading) -> Shading { shading }

    // MARK: Paths

    /// Fills a path. An empty path draws nothing.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty, let (paint, box) = shading.paint(for: path, in: recorder.style) else { return }
        add(.fill(path.display(usesEvenOddRule: style.isEOFilled), paint, box: box))
    }

    /// Strokes a path. An empty path, or a line without a width, draws nothing.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty, style.width > 0, let (paint, box) = shading.paint(for: path, in: recorder.style) else {
            return
        }
        if paint.needsArea {
            add(.fill(path.strokedPath(style).display, paint, box: box))
        } else {
            add(.stroke(path.display, style.display(paint, isInside: false), box: box))
        }
    }

    /// Strokes a path with a line of `lineWidth` points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: Layers

    /// Draws the drawing of `content` as one layer: the context's opacity, filters and clip apply to the whole. The
    /// layer's context starts with the same transform. If `content` throws, nothing of the layer is drawn.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let steps = try steps(of: content)
        guard !steps.isEmpty else { return }
        recorder.add(
            CanvasDisplayList.Step(
                content: .layer(steps), opacity: visibleOpacity, filters: filters, blendMode: blendMode.mode, clip: clip
            ))
    }

    /// The drawing of a layer.
    private func steps(
        of content: (inout GraphicsContext) throws -> Void
    ) rethrows -> ContiguousArray<CanvasDisplayList.Step> {
        recorder.beginLayer()
        var layer = GraphicsContext(recorder)
        layer.transform = transform
        layer.clipBounds = clipBounds
        do {
            try content(&layer)
        } catch {
            _ = recorder.endLayer()
            throw error
        }
        return recorder.endLayer()
    }

    private var visibleOpacity: Double { opacity.isNaN ? 1 : min(max(opacity, 0), 1) }

    func add(_ content: CanvasDisplayList.Content) {
        guard transform.isFinite, visibleOpacity > 0 else { return }
        recorder.add(
            CanvasDisplayList.Step(
                content: content, transform: transform.isIdentity ? nil : transform, opacity: visibleOpacity,
                filters: filters,
                blendMode: blendMode.mode, clip: clip))
    }
}

extension GraphicsContext {
    /// Functions that mix colors with the colors behind them. Modes that cut out the colors behind are missing, since SVG has
    /// none.
    public nonisolated struct BlendMode: Hashable, Sendable {
        package let mode: DisplayBlendMode

        /// The colors cover those behind.
        public static let normal = BlendMode(mode: .normal)
        /// Multiplies the colors.
        public static let multiply = BlendMode(mode: .multiply)
        /// Multiplies the complements of the colors.
        public static let screen = BlendMode(mode: .screen)
        /// Multiplies dark colors behind and screens light ones.
        public static let overlay = BlendMode(mode: .overlay)
        /// Takes the darker component of both colors.
        public static let darken = BlendMode(mode: .darken)
        /// Takes the lighter component of both colors.
        public static let lighten = BlendMode(mode: .lighten)
        /// Brightens the colors behind.
        public static let colorDodge = BlendMode(mode: .colorDodge)
        /// Darkens the colors behind.
        public static let colorBurn = BlendMode(mode: .colorBurn)
        /// Darkens or lightens the colors behind, softly.
        public static let softLight = BlendMode(mode: .softLight)
        /// Multiplies dark colors and screens light ones.
        public static let hardLight = BlendMode(mode: .hardLight)
        /// Takes the difference of the components.
        public static let difference = BlendMode(mode: .difference)
        /// Like `difference`, with less contrast.
        public static let exclusion = BlendMode(mode: .exclusion)
        /// Takes the hue of the colors, and saturation and luminosity of those behind.
        public static let hue = BlendMode(mode: .hue)
        /// Takes the saturation of the colors, and hue and luminosity of those behind.
        public static let saturation = BlendMode(mode: .saturation)
        /// Takes hue and saturation of the colors, and the luminosity of those behind.
        public static let color = BlendMode(mode: .color)
        /// Takes the luminosity of the colors, and hue and saturation of those behind.
        public static let luminosity = BlendMode(mode: .luminosity)
        /// Adds the colors.
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }
}

// MARK: Shadings

extension GraphicsContext {
    /// A color or pattern to draw with.
    public nonisolated struct Shading: Sendable {
        enum Kind: Sendable {
            case style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case palette([Shading])
            case image(ImagePaint, CGPoint)
        }

        let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

        /// Several shadings for the layers of a symbol. All other drawing uses the first one.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// A color.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

        /// A color by its components, 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Fills with a gray, from 0 (black) to 1 (white).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style in the canvas's environment.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

        /// Colors along a line between two points, in the context's coordinates.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        /// Colors from a point outwards, between two radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// Colors clockwise around a point, starting at an angle.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// Copies of an image, or of a part of it.
        ///
        /// - Parameters:
        ///   - origin: The position of a copy, in the context's coordinates.
        ///   - sourceRect: The part of the image that is repeated, in fractions of its width and height.
        ///   - scale: The factor of the image's natural size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .image(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin))
        }

        /// The paint, and the rectangle to which its unit points refer; nil for an empty palette.
        func paint(for path: Path, in context: ShapeStyleContext) -> (DisplayPaint, CGRect)? {
            switch kind {
            case .style(let style): return (style.resolved(in: context), path.boundingRect)
            case .linear, .radial, .conic: return pointPaint(in: context).map { ($0, Self.unit) }
            case .palette(let shadings): return shadings.first?.paint(for: path, in: context)
            case .image(let paint, let origin):
                return paint.paint(in: context, origin: origin).map { (.image($0), Self.unit) }
            }
        }

        /// In this rectangle a fraction equals a length in points.
        private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

        private func pointPaint(in context: ShapeStyleContext) -> DisplayPaint? {
            func place(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
            switch kind {
            case .linear(let gradient, let start, let end):
                return .linearGradient(stops: gradient.displayStops(in: context), start: place(start), end: place(end))
            case .radial(let gradient, let center, let start, let end):
                return .radialGradient(
                    stops: gradient.displayStops(in: context), center: place(center), startRadius: start, endRadius: end
                )
            case .conic(let gradient, let center, let angle):
                return .angularGradient(
                    stops: gradient.displayStops(in: context), center: place(center), startAngle: angle.degrees,
                    endAngle: angle.degrees + 360)
            case .style, .palette, .image: return nil
            }
        }

        /// The paint of texts and symbols.
        func paint(in context: ShapeStyleContext) -> DisplayPaint {
            switch kind {
            case .style(let style): style.resolved(in: context)
            case .palette(let shadings): shadings.first?.paint(in: context) ?? context.foregroundPaint
            case .linear, .radial, .conic: pointPaint(in: context) ?? context.foregroundPaint
            case .image(let paint, let origin):
                paint.paint(in: context, origin: origin).map { .image($0) } ?? context.foregroundPaint
            }
        }
    }
}

// MARK: Filters

extension GraphicsContext {
    /// Options for the filter of a shadow.
    public nonisolated struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Draws the shadow in front of the drawing.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Draws the shadow without the drawing.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// Draws the shadow of everything around the drawing.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Composites drawing and shadow one by one. Has no effect: a filter draws both together.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// An effect on subsequent drawing.
    public nonisolated struct Filter: Sendable {
        enum Kind: Sendable {
            case shadow(Color, CGFloat, CGFloat, CGFloat, DisplayShadowPlace?)
            case multiplication(Color)
            case threshold(Double, Double, Color)
            case projection(CGAffineTransform)
            case other(DisplayFilter)
        }

        let kind: Kind

        /// A blurred copy behind the drawing. Lengths are in points; a negative radius counts as 0.
        ///
        /// - Parameters:
        ///   - blendMode: The blending of a shadow in front of the drawing with it. Behind it, the shadow is blended normally.
        ///   - options: The place of the shadow.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            var place: DisplayShadowPlace?
            if !options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha]) {
                place = DisplayShadowPlace(
                    isAbove: options.contains(.shadowAbove), isAlone: options.contains(.shadowOnly),
                    isInverse: options.contains(.invertsAlpha), blendMode: blendMode.mode)
            }
            return Filter(kind: .shadow(color, radius, x, y, place))
        }

        /// Transforms what is drawn, in the context's coordinates. Perspective is left out, because SVG has none. A matrix that is not
        /// finite changes nothing.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            let scale = matrix.m33 == 0 ? 1 : 1 / matrix.m33
            let transform = CGAffineTransform(
                a: matrix.m11 * scale, b: matrix.m12 * scale, c: matrix.m21 * scale, d: matrix.m22 * scale,
                tx: matrix.m31 * scale, ty: matrix.m32 * scale)
            return Filter(kind: .projection(transform.isFinite ? transform : .identity))
        }

        /// Blurs by `radius` points. A radius that is negative or not finite counts as 0.
        public static func blur(radius: CGFloat) -> Filter {
            Filter(kind: .other(.blur(radius: radius.isFinite ? max(0, radius) : 0)))
        }

        /// Changes the brightness: 0 changes nothing, -1 gives black. Values are clamped to -1…1. (CSS multiplies,
        /// SwiftUI adds.)
        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .other(.brightness(amount.isFinite ? min(1, max(-1, amount)) : 0)))
        }

        /// Changes the contrast: 1 changes nothing, 0 gives gray. Negative values count as 0.
        public static func contrast(_ amount: Double) -> Filter {
            Filter(kind: .other(.contrast(amount.isFinite ? max(0, amount) : 1)))
        }

        /// Changes the saturation: 1 changes nothing, 0 removes all color. Negative values count as 0.
        public static func saturation(_ amount: Double) -> Filter {
            Filter(kind: .other(.saturation(amount.isFinite ? max(0, amount) : 1)))
        }

        /// Removes color: 0 changes nothing, 1 removes all. Values are clamped to 0…1.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(kind: .other(.grayscale(amount.isFinite ? min(1, max(0, amount)) : 0)))
        }

        /// Rotates the colors around the color wheel. An angle that is not finite counts as 0.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .other(.hueRotation(degrees: angle.degrees.isFinite ? angle.degrees : 0)))
        }

        /// Inverts the colors.
        public static func colorInvert() -> Filter { Filter(kind: .other(.inversion)) }

        /// Multiplies each color by `color`.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiplication(color)) }

        /// Draws black, with the brightness of the drawing as opacity.
        public static var luminanceToAlpha: Filter { Filter(kind: .other(.luminance)) }

        /// Draws `color` where the opacity of the drawing is between two values, and nothing elsewhere. Edges are smooth over
        /// a 64th of the opacity. A value that is not a number counts as 0, or 1 for the greatest one.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .threshold(min.isNaN ? 0 : min, max.isNaN ? 1 : max, color))
        }

        /// Multiplies each color by a matrix. Numbers that are not finite count as 0.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter(kind: .other(.colorMatrix(matrix.rows.map { $0.isFinite ? $0 : 0 })))
        }

        /// The filter for a style; nil for a transform.
        func display(in context: ShapeStyleContext) -> DisplayFilter? {
            switch kind {
            case .projection: nil
            case .multiplication(let color): .multiplication(color.resolved(in: context))
            case .threshold(let minimum, let maximum, let color):
                .alphaThreshold(minimum: minimum, maximum: maximum, color.resolved(in: context))
            case .shadow(let color, let radius, let x, let y, nil):
                .shadow(DisplayShadow(color: color.resolved(in: context), radius: max(0, radius), x: x, y: y))
            case .shadow(let color, let radius, let x, let y, let place?):
                .specialShadow(
                    DisplayShadow(color: color.resolved(in: context), radius: max(0, radius), x: x, y: y), place)
            case .other(let filter): filter
            }
        }
    }
}
