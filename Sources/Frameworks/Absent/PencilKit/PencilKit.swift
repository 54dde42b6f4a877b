@_exported public import Foundation
public import UIKit
import EspalierUnavailable

/// A view to draw on.
@available(
    *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
)
open class PKCanvasView: UIScrollView {
    /// A member of the framework.
    public var drawing: PKDrawing {
        get { unavailable() }
        set {}
    }
    /// A member of the framework.
    public var tool: any PKTool {
        get { unavailable() }
        set {}
    }
    /// A member of the framework.
    public var drawingPolicy: PKCanvasViewDrawingPolicy {
        get { .default }
        set {}
    }
}

/// A tool that draws.
@available(
    *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
)
public enum PKCanvasViewDrawingPolicy: UInt {
    /// The values of the framework.
    case `default`, anyInput, pencilOnly
}

/// Receives changes.
@available(
    *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
)
public protocol PKCanvasViewDelegate: NSObjectProtocol {}

/// A drawing.
@available(
    *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
)
public struct PKDrawing {
    /// A drawing.
    public init() {}
    /// A drawing.
    public init(data: Data) throws {}

    /// A member of the framework.
    @available(
        *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
    )
    public var bounds: CGRect { .zero }
    /// A member of the framework.
    public var strokes: [PKStroke] { [] }
    /// A member of the framework.
    public func dataRepresentation() -> Data { Data() }
    /// A member of the framework.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        unavailable()
    }
}

/// A line.
@available(
    *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
)
public struct PKStroke {}

/// A tool.
@available(
    *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
)
public protocol PKTool {}

/// A pen.
@available(
    *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
)
public struct PKInkingTool: PKTool {
    /// Kinds of pens.
    public enum InkType {
        /// The values of the framework.
        case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
    }

    /// A pen.
    @available(
        *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
    )
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {}
}

/// A rubber.
@available(
    *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
)
public struct PKEraserTool: PKTool {
    /// Kinds of rubbers.
    public enum EraserType {
        /// The values of the framework.
        case vector, bitmap, fixedWidthBitmap
    }

    /// A rubber.
    @available(
        *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
    )
    public init(_ eraserType: EraserType) {}
}

/// A selection.
@available(
    *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
)
public struct PKLassoTool: PKTool {
    /// A selection.
    public init() {}
}

/// The tools.
@available(
    *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
)
open class PKToolPicker: NSObject {
    /// The tools.
    public override init() {}

    /// A member of the framework.
    @available(
        *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
    )
    public func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    /// A member of the framework.
    public func addObserver(_ observer: Any) {}
}

/// Receives changes of the tools.
@available(
    *, unavailable, message: "Drawings of PencilKit are not part of Espalier. Draw with a Canvas and a DragGesture."
)
public protocol PKToolPickerObserver: NSObjectProtocol {}
