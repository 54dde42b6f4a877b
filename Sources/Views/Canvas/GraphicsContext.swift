import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// What a canvas draws into, with the state that drawing depends on: transform, opacity, clip and filters. A copy draws
/// into the same picture and has a state of its own. Lengths in points.
public nonisolated struct GraphicsContext {
    let recorder: DrawingRecorder

    /// 0 to 1, for all that is drawn from now on.
    public var opacity: Double = 1

    /// How the colours of what is drawn from now on mix with those that are there.
    public var blendMode = BlendMode.normal

    /// From the coordinates of what is drawn to the canvas's.
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

    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    /// Puts a transform in front of the context's.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// How an area is cut out.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// What lies outside of the path is kept.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Cuts all that is drawn from now on to a path, within what it is cut to already.
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

    /// The rectangle around what the context is cut to, in its own coordinates.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

    /// Changes all that is drawn from now on.
    public mutating func addFilter(_ filter: Filter) {
        filters.append(filter.display(in: recorder.style))
    }

    /// The shading as it is in the canvas's environment, which shadings here follow anyway.
    public func resolve(_ shading: Shading) -> Shading { shading }

    // MARK: Paths

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty, let (paint, box) = shading.paint(for: path, in: recorder.style) else { return }
        add(.fill(path.display(usesEvenOddRule: style.isEOFilled), paint, box: box))
    }

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

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: Layers

    /// Draws what `content` draws as one: the context's opacity, filters and clip are applied to the whole. The layer's
    /// context begins with the same transform.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
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
        let steps = recorder.endLayer()
        guard !steps.isEmpty else { return }
        recorder.add(
            CanvasDisplayList.Step(
                content: .layer(steps), opacity: visibleOpacity, filters: filters, blendMode: blendMode.mode, clip: clip
            ))
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
    /// How colours mix with those behind them. The modes that cut out of what lies behind are not there: SVG has none.
    public nonisolated struct BlendMode: Hashable, Sendable {
        let mode: DisplayBlendMode

        public static let normal = BlendMode(mode: .normal)
        public static let multiply = BlendMode(mode: .multiply)
        public static let screen = BlendMode(mode: .screen)
        public static let overlay = BlendMode(mode: .overlay)
        public static let darken = BlendMode(mode: .darken)
        public static let lighten = BlendMode(mode: .lighten)
        public static let colorDodge = BlendMode(mode: .colorDodge)
        public static let colorBurn = BlendMode(mode: .colorBurn)
        public static let softLight = BlendMode(mode: .softLight)
        public static let hardLight = BlendMode(mode: .hardLight)
        public static let difference = BlendMode(mode: .difference)
        public static let exclusion = BlendMode(mode: .exclusion)
        public static let hue = BlendMode(mode: .hue)
        public static let saturation = BlendMode(mode: .saturation)
        public static let color = BlendMode(mode: .color)
        public static let luminosity = BlendMode(mode: .luminosity)
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }
}

// MARK: Shadings

extension GraphicsContext {
    /// A colour or pattern to draw with.
    public nonisolated struct Shading: Sendable {
        enum Kind: Sendable {
            case style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case palette([Shading])
        }

        let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

        /// Several shadings for the layers of a symbol; all else is drawn in the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, as it is in the canvas's environment.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

        /// Colours along a line between two points of the context's coordinates.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        /// Colours from a point outwards.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// Colours around a point, clockwise from an angle.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// The paint, and the rectangle that its points are fractions of; nil for an empty palette.
        func paint(for path: Path, in context: ShapeStyleContext) -> (DisplayPaint, CGRect)? {
            switch kind {
            case .style(let style): return (style.resolved(in: context), path.boundingRect)
            case .linear, .radial, .conic: return pointPaint(in: context).map { ($0, Self.unit) }
            case .palette(let shadings): return shadings.first?.paint(for: path, in: context)
            }
        }

        /// In it a fraction is a length in points.
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
            case .style, .palette: return nil
            }
        }

        /// The one paint of texts and symbols in a rectangle.
        func paint(in context: ShapeStyleContext) -> DisplayPaint {
            switch kind {
            case .style(let style): style.resolved(in: context)
            case .palette(let shadings): shadings.first?.paint(in: context) ?? context.foregroundPaint
            case .linear, .radial, .conic: pointPaint(in: context) ?? context.foregroundPaint
            }
        }
    }
}

// MARK: Filters

extension GraphicsContext {
    /// A change of all that is drawn.
    public nonisolated struct Filter: Sendable {
        enum Kind: Sendable {
            case shadow(Color, CGFloat, CGFloat, CGFloat)
            case other(DisplayFilter)
        }

        let kind: Kind

        /// A blurred copy behind what is drawn; lengths in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter(kind: .shadow(color, radius, x, y))
        }

        public static func blur(radius: CGFloat) -> Filter {
            Filter(kind: .other(.blur(radius: radius.isFinite ? max(0, radius) : 0)))
        }

        /// 0 leaves colours, -1 makes them black. (CSS multiplies where SwiftUI adds.)
        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .other(.brightness(amount.isFinite ? min(1, max(-1, amount)) : 0)))
        }

        public static func contrast(_ amount: Double) -> Filter {
            Filter(kind: .other(.contrast(amount.isFinite ? max(0, amount) : 1)))
        }

        public static func saturation(_ amount: Double) -> Filter {
            Filter(kind: .other(.saturation(amount.isFinite ? max(0, amount) : 1)))
        }

        public static func grayscale(_ amount: Double) -> Filter {
            Filter(kind: .other(.grayscale(amount.isFinite ? min(1, max(0, amount)) : 0)))
        }

        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .other(.hueRotation(degrees: angle.degrees.isFinite ? angle.degrees : 0)))
        }

        public static func colorInvert() -> Filter { Filter(kind: .other(.inversion)) }

        func display(in context: ShapeStyleContext) -> DisplayFilter {
            switch kind {
            case .shadow(let color, let radius, let x, let y):
                .shadow(DisplayShadow(color: color.resolved(in: context), radius: max(0, radius), x: x, y: y))
            case .other(let filter): filter
            }
        }
    }
}
