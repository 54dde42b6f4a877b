import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// A turn of what is drawn; the room stays the same.
nonisolated struct RotationEffect: AppearanceEffect {
    let angle: Angle
    let anchor: UnitPoint
    var stage: AppearanceStage { .opacity }
    var needsSameFrame: Bool { true }

    func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.transform = DisplayTransform(.turn(degrees: angle.degrees), anchor: anchor)
    }
}

/// A turn in space.
nonisolated struct Rotation3DEffect: AppearanceEffect {
    let angle: Angle
    let x: CGFloat
    let y: CGFloat
    let z: CGFloat
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat
    var stage: AppearanceStage { .opacity }
    var needsSameFrame: Bool { true }

    func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        guard angle.radians.isFinite, (x + y + z).isFinite, x != 0 || y != 0 || z != 0 else { return }
        let side = max(parts.size.width, parts.size.height)
        let distance = perspective > 0 && side > 0 ? side / perspective : nil
        parts.transform = DisplayTransform(
            .rotation(degrees: angle.degrees, x: x, y: y, z: z, distance: distance), anchor: anchor, anchorZ: anchorZ)
    }
}

nonisolated struct MultiplicationEffect: AppearanceEffect {
    let color: Color
    var stage: AppearanceStage { .shadow }
    var needsBox: Bool { true }

    func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.filters.append(.multiplication(color.resolved(in: context)))
    }
}

nonisolated struct IsolationEffect: AppearanceEffect {
    var stage: AppearanceStage { .shadow }
    func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) { parts.isIsolated = true }
}

nonisolated struct BlendEffect: AppearanceEffect {
    let mode: BlendMode
    var stage: AppearanceStage { .order }
    func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) { parts.blendMode = mode.display }
}

/// How colours mix with those behind them.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    /// These three draw as `normal`: browsers cut nothing out of what lies behind an element.
    case sourceAtop, destinationOver, destinationOut
    /// Draws as `multiply`, the nearest that browsers have.
    case plusDarker
    case plusLighter

    var display: DisplayBlendMode {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut: .normal
        case .multiply, .plusDarker: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        }
    }
}

extension View {
    /// Draws the view turned about a point of it, clockwise; its room stays the same. An angle that is no number counts as 0.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(EffectModifier(effect: RotationEffect(angle: angle.radians.isFinite ? angle : .zero, anchor: anchor)))
    }

    /// Draws the view lighter or darker: the amount is added to red, green and blue, so that 0 leaves it, -1 makes it black
    /// and 1 white.
    public nonisolated func brightness(_ amount: Double) -> some View {
        filtered(.brightness(amount.isFinite ? min(1, max(-1, amount)) : 0))
    }

    /// Multiplies the view's colours by another one.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(EffectModifier(effect: MultiplicationEffect(color: color)))
    }

    /// Draws the view with more or less contrast: 1 leaves it, 0 makes it grey.
    public nonisolated func contrast(_ amount: Double) -> some View {
        filtered(.contrast(amount.isFinite ? max(0, amount) : 1))
    }

    /// Draws the view with more or less colour: 1 leaves it, 0 takes all.
    public nonisolated func saturation(_ amount: Double) -> some View {
        filtered(.saturation(amount.isFinite ? max(0, amount) : 1))
    }

    /// Takes colour from the view: 0 leaves it, 1 takes all.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        filtered(.grayscale(amount.isFinite ? min(1, max(0, amount)) : 0))
    }

    /// Moves the view's colours around the wheel.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        filtered(.hueRotation(degrees: angle.degrees.isFinite ? angle.degrees : 0))
    }

    /// Draws the view in the opposite colours.
    public nonisolated func colorInvert() -> some View {
        filtered(.inversion)
    }

    /// Draws the view in black, as opaque as it was light.
    public nonisolated func luminanceToAlpha() -> some View {
        filtered(.luminance)
    }

    /// Draws the view as one picture before effects apply to it: what is inside mixes its colours among itself alone.
    public nonisolated func compositingGroup() -> some View {
        modifier(EffectModifier(effect: IsolationEffect()))
    }

    /// Draws the view as one picture. The browser decides itself whether it keeps one.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    {
        compositingGroup()
    }

    /// How the view's colours mix with those behind it, up to the next `compositingGroup()`.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(EffectModifier(effect: BlendEffect(mode: blendMode)))
    }

    /// Draws the view turned about an axis in space; its room stays the same.
    ///
    /// - Parameters:
    ///   - axis: the axis' direction: x to the right, y down, z towards the reader. No direction, or one that is no number,
    ///     leaves the view as it is.
    ///   - anchor: the point of the view that the axis goes through.
    ///   - anchorZ: how far before the view that point lies, in points.
    ///   - perspective: how much nearer parts look larger: the eye is as many points away as the view's longer side
    ///     measures, divided by this; 0 for no perspective.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            EffectModifier(
                effect: Rotation3DEffect(
                    angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor,
                    anchorZ: anchorZ.isFinite ? anchorZ : 0, perspective: perspective.isFinite ? perspective : 1)))
    }

    private nonisolated func filtered(_ filter: DisplayFilter) -> some View {
        modifier(EffectModifier(effect: FilterEffect(filter: filter)))
    }
}
