import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The attributes of a mark. Nil for those that no modifier set.
struct MarkTraits {
    var style: AnyShapeStyle?
    var opacity: Double?
    /// The distance of each end from its values, in points.
    var offsetX = MarkOffset()
    var offsetY = MarkOffset()
    var cornerRadii: RectangleCornerRadii?
    var cornerStyle = RoundedCornerStyle.continuous
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat?
    var interpolation: InterpolationMethod?
    var line: StrokeStyle?
    var lineKey = Double.nan
    var symbol: SymbolChoice?
    var symbolKey = Double.nan
    /// The area of a symbol in square points.
    var symbolSize: CGFloat?
    var symbolSizeKey = Double.nan
    var position: MarkPosition?
    var zIndex = 0.0
    var alignsStyles = false
    var annotations: [MarkAnnotation] = []
    var effects: [MarkEffect] = []
    /// The layers of the mark, the innermost first. The effects are those after the last one.
    var layers: [MarkLayerEntry] = []
    var accessibility = MarkAccessibility()

    static var none: MarkTraits { MarkTraits() }
}

/// The distances of a mark's ends from its values, in points.
struct MarkOffset: Equatable {
    var start: CGFloat = 0
    var end: CGFloat = 0
}

/// The place of a mark among others at the same value.
struct MarkPosition {
    /// The number of the dimension `position`.
    var key: Double
    /// The axis along which the marks stand beside each other; nil for the one with categories.
    var axis: Axis?
    var span: MarkDimension
}

/// The symbol of a point.
enum SymbolChoice {
    case shape(any ChartSymbolShape)
    case view(AnyView)
}

/// An effect on the drawing of a mark.
enum MarkEffect {
    case blur(CGFloat)
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    case clip(AnyShape, FillStyle)
    case mask([Mark])
}

/// The words of assistive technology for a mark.
struct MarkAccessibility {
    var label: Text?
    var value: Text?
    var isHidden = false
    var identifier: String?
}

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: (AnnotationContext) -> AnyView
}
