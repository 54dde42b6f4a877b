package import EspalierLayoutEngine
package import Foundation

/// Effects on a node as a whole. The browser applies filters, then the mask, then opacity and
/// transform, and blends the result with the backdrop.
package final class DisplayEffects: Hashable, Sendable {
    package let transform: DisplayTransform?
    /// In order.
    package let filters: [DisplayFilter]
    /// The blending of the node's colors with the backdrop.
    package let blendMode: DisplayBlendMode
    /// Whether the descendants blend only among themselves (`compositingGroup()`).
    package let isIsolated: Bool
    package let mask: DisplayMask?
    /// The transform, opacity and filters at other offsets of a scroll area; nil if they do not depend on one.
    package let scroll: DisplayScrollEffect?

    /// Nil if there are no effects.
    package init?(
        transform: DisplayTransform? = nil, filters: [DisplayFilter] = [], blendMode: DisplayBlendMode = .normal,
        isIsolated: Bool = false, mask: DisplayMask? = nil, scroll: DisplayScrollEffect? = nil
    ) {
        if transform == nil, filters.isEmpty, blendMode == .normal, !isIsolated, mask == nil, scroll == nil {
            return nil
        }
        self.transform = transform
        self.filters = filters
        self.blendMode = blendMode
        self.isIsolated = isIsolated
        self.mask = mask
        self.scroll = scroll
    }

    package static func == (left: DisplayEffects, right: DisplayEffects) -> Bool {
        left === right
            || left.transform == right.transform && left.filters == right.filters && left.blendMode == right.blendMode
                && left.isIsolated == right.isIsolated && left.mask == right.mask && left.scroll == right.scroll
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(transform)
        hasher.combine(filters)
        hasher.combine(blendMode)
    }

    /// The same effects at every offset of a scroll area; nil if there are no others.
    package var withoutScroll: DisplayEffects? {
        scroll == nil
            ? self
            : DisplayEffects(
                transform: transform, filters: filters, blendMode: blendMode, isIsolated: isIsolated, mask: mask)
    }
}

/// A transform of the drawing about a point of the node. It does not affect the layout.
package struct DisplayTransform: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case matrix(CGAffineTransform)
        /// A projection: the rows of a 3 × 3 matrix, which multiplies points (x, y, 1) as row vectors.
        case projection(ProjectionMatrix)
        /// A clockwise rotation in the plane. The angle is a number, so that the page animates 360° as a full turn.
        case turn(degrees: Double)
        /// A rotation about an axis in space, seen from `distance` points in front of the page; nil for no perspective.
        case rotation(degrees: Double, x: CGFloat, y: CGFloat, z: CGFloat, distance: CGFloat?)
        /// Several transforms, in order. Each is written as a function of its own, so that the page interpolates their
        /// numbers.
        case steps([Step])
    }

    /// One of several transforms about the same point.
    package enum Step: Hashable, Sendable {
        case translation(x: CGFloat, y: CGFloat, z: CGFloat)
        case scale(x: CGFloat, y: CGFloat)
        /// Any other transform.
        indirect case other(Kind)
    }

    package var kind: Kind
    package var anchor: UnitPoint
    /// The distance of the anchor in front of the page, in points.
    package var anchorZ: CGFloat

    package init(_ kind: Kind, anchor: UnitPoint, anchorZ: CGFloat = 0) {
        self.kind = kind
        self.anchor = anchor
        self.anchorZ = anchorZ
    }

    package init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat, anchor: UnitPoint) {
        self.init(.matrix(CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)), anchor: anchor)
    }
}

/// The elements of a projection matrix, by row and column.
package struct ProjectionMatrix: Hashable, Sendable {
    package var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat

    package init(
        _ m11: CGFloat, _ m12: CGFloat, _ m13: CGFloat, _ m21: CGFloat, _ m22: CGFloat, _ m23: CGFloat,
        _ m31: CGFloat, _ m32: CGFloat, _ m33: CGFloat
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
}

/// A filter.
package enum DisplayFilter: Hashable, Sendable {
    case blur(radius: CGFloat)
    /// Added to red, green and blue; -1…1.
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case hueRotation(degrees: Double)
    case grayscale(Double)
    /// Multiplies red, green and blue.
    case gain(Double)
    case inversion
    /// Black, with the brightness of the input as opacity.
    case luminance
    case shadow(DisplayShadow)
    /// A shadow that is drawn in another way than behind the input.
    case specialShadow(DisplayShadow, DisplayShadowPlace)
    /// Multiplies each color by this one.
    case multiplication(DisplayColor)
    /// This color where the opacity is between two values, and nothing elsewhere.
    case alphaThreshold(minimum: Double, maximum: Double, DisplayColor)
    /// The rows of a matrix that gives red, green, blue and opacity; it multiplies these four and 1. 20 numbers.
    case colorMatrix([Float])

    /// Whether CSS has no function for the filter, so that the page must define it.
    package var needsDefinition: Bool {
        switch self {
        case .brightness, .multiplication, .luminance, .alphaThreshold, .colorMatrix, .specialShadow: true
        case .blur, .contrast, .saturation, .hueRotation, .grayscale, .gain, .inversion, .shadow: false
        }
    }
}

/// The way in which a filter draws a shadow.
package struct DisplayShadowPlace: Hashable, Sendable {
    /// Whether the shadow is in front of the input rather than behind it.
    package var isAbove: Bool
    /// Whether the input is not drawn.
    package var isAlone: Bool
    /// Whether everything around the input casts the shadow.
    package var isInverse: Bool
    /// The blending of the shadow's colors with those of the input below it.
    package var blendMode: DisplayBlendMode

    package init(
        isAbove: Bool = false, isAlone: Bool = false, isInverse: Bool = false, blendMode: DisplayBlendMode = .normal
    ) {
        self.isAbove = isAbove
        self.isAlone = isAlone
        self.isInverse = isInverse
        self.blendMode = blendMode
    }
}

/// The blend modes, by their CSS names.
package enum DisplayBlendMode: String, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case difference, exclusion, hue, saturation, color, luminosity
    case plusLighter = "plus-lighter"
}

/// A mask. Its opacity at each point becomes the node's opacity.
package final class DisplayMask: Hashable, Sendable {
    /// The nodes of the mask. Their frames are relative to the masked node's corner.
    package let nodes: ContiguousArray<DisplayNode>

    package init(_ nodes: ContiguousArray<DisplayNode>) {
        self.nodes = nodes
    }

    package static func == (left: DisplayMask, right: DisplayMask) -> Bool {
        left === right || left.nodes.elementsEqual(right.nodes, by: ===)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(nodes.count)
    }
}

extension DisplayNode {
    /// Whether separate elements define the node's effects.
    package var definesEffects: Bool {
        guard let effects = appearance?.effects else { return false }
        return effects.mask != nil || effects.filters.contains(where: \.needsDefinition)
    }
}
