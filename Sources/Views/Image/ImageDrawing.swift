import EspalierDisplayTree
import Foundation

/// Draws an image in code.
protocol ImageRendering: AnyObject, Sendable {
    /// The natural size in points.
    var size: CGSize { get }

    /// The drawing in a frame of `size`.
    ///
    /// - Parameter tile: The size of the copies that fill the frame; nil to stretch the drawing.
    func draw(
        _ size: CGSize, tile: CGSize?, in environment: EnvironmentValues, _ text: TextEnvironment,
        _ resources: AppResources
    ) -> CanvasDisplayList
}

/// The drawing of an image that code draws.
struct ImageDrawing: Equatable, Sendable {
    let renderer: any ImageRendering

    static func == (left: ImageDrawing, right: ImageDrawing) -> Bool { left.renderer === right.renderer }
}
