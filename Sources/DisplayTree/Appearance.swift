package import Foundation

/// The appearance of a node around its content. A node draws, from back to front: shadow, background, content,
/// children, border. It clips everything but the shadow to its outline, and then applies filter, opacity and transform.
package final class Appearance: Hashable, Sendable {
    package let background: DisplayPaint?
    /// Whether content and children are clipped to the outline.
    package let clips: Bool
    /// Whether pointers pass through the node and all below it (`allowsHitTesting(false)`).
    package let ignoresPointer: Bool
    /// Whether the node keeps its place but is neither visible nor reachable (`hidden()`).
    package let isHidden: Bool
    /// A clip that is not a rounded rectangle.
    package let clipOutline: DisplayOutline?
    /// The outline of background, border and clip.
    package let cornerRadius: CGFloat
    /// 0…1.
    package let opacity: Double
    private let details: AppearanceDetails?

    package init(
        background: DisplayPaint? = nil, border: DisplayBorder? = nil, cornerRadius: CGFloat = 0, clips: Bool = false,
        clipOutline: DisplayOutline? = nil, shadow: DisplayShadow? = nil, opacity: Double = 1,
        effects: DisplayEffects? = nil, ignoresPointer: Bool = false, isHidden: Bool = false, zIndex: Double = 0
    ) {
        self.background = background
        self.cornerRadius = cornerRadius
        self.clips = clips
        self.clipOutline = clipOutline
        self.opacity = opacity
        self.ignoresPointer = ignoresPointer
        self.isHidden = isHidden
        details = AppearanceDetails.make(border: border, shadow: shadow, effects: effects, zIndex: zIndex)
    }

    package var border: DisplayBorder? { details?.border }
    package var shadow: DisplayShadow? { details?.shadow }
    /// Rare effects; nil for none.
    package var effects: DisplayEffects? { details?.effects }
    /// The order among siblings; 0 unless set by `zIndex`.
    package var zIndex: Double { details?.zIndex ?? 0 }

    package var transform: DisplayTransform? { effects?.transform }
    package var filters: [DisplayFilter] { effects?.filters ?? [] }

    package static func == (left: Appearance, right: Appearance) -> Bool {
        left === right
            || left.background == right.background && left.cornerRadius == right.cornerRadius
                && left.clips == right.clips && left.clipOutline == right.clipOutline
                && left.opacity == right.opacity && left.ignoresPointer == right.ignoresPointer
                && left.isHidden == right.isHidden && left.details == right.details
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(background)
        hasher.combine(cornerRadius)
        hasher.combine(opacity)
    }
}

/// Rare parts of an appearance.
private final class AppearanceDetails: Equatable, Sendable {
    let border: DisplayBorder?
    let shadow: DisplayShadow?
    let effects: DisplayEffects?
    let zIndex: Double

    /// Nil if all parts are nil. A failing initializer would first allocate the object.
    static func make(
        border: DisplayBorder?, shadow: DisplayShadow?, effects: DisplayEffects?, zIndex: Double
    ) -> AppearanceDetails? {
        if border == nil, shadow == nil, effects == nil, zIndex == 0 { return nil }
        return AppearanceDetails(border: border, shadow: shadow, effects: effects, zIndex: zIndex)
    }

    private init(border: DisplayBorder?, shadow: DisplayShadow?, effects: DisplayEffects?, zIndex: Double) {
        self.border = border
        self.shadow = shadow
        self.effects = effects
        self.zIndex = zIndex
    }

    static func == (left: AppearanceDetails, right: AppearanceDetails) -> Bool {
        left === right
            || left.border == right.border && left.shadow == right.shadow && left.effects == right.effects
                && left.zIndex == right.zIndex
    }
}

extension Appearance {
    /// The same appearance with another opacity, at every offset of a scroll area.
    package func with(opacity: Double) -> Appearance {
        Appearance(
            background: background, border: border, cornerRadius: cornerRadius, clips: clips, clipOutline: clipOutline,
            shadow: shadow, opacity: opacity, effects: effects?.withoutScroll, ignoresPointer: ignoresPointer,
            isHidden: isHidden,
            zIndex: zIndex)
    }

    package func hidden() -> Appearance {
        Appearance(
            background: background, border: border, cornerRadius: cornerRadius, clips: clips, clipOutline: clipOutline,
            shadow: shadow, opacity: opacity, effects: effects, ignoresPointer: ignoresPointer, isHidden: true,
            zIndex: zIndex)
    }
}

/// A line inside a node's outline.
package struct DisplayBorder: Hashable, Sendable {
    package var paint: DisplayPaint
    package var width: CGFloat

    package init(paint: DisplayPaint, width: CGFloat) {
        self.paint = paint
        self.width = width
    }
}

/// A blurred copy behind the drawing.
package struct DisplayShadow: Hashable, Sendable {
    package var color: DisplayColor
    /// SwiftUI's radius: twice the standard deviation of the blur.
    package var radius: CGFloat
    package var x: CGFloat
    package var y: CGFloat

    package init(color: DisplayColor, radius: CGFloat, x: CGFloat, y: CGFloat) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }
}
