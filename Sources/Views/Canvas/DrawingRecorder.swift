import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Records the drawing of all contexts of a canvas. A renderer runs on the main actor, without interruption.
nonisolated final class DrawingRecorder {
    let environment: EnvironmentValues
    let text: TextEnvironment
    let size: CGSize
    /// The app's image of an `Image`.
    let appImage: (Image) -> AppImage?
    /// The symbol whose tag for a key fulfills a condition.
    let symbol: (ObjectIdentifier, (Any) -> Bool) -> GraphicsContext.ResolvedSymbol?
    private(set) var clips: ContiguousArray<CanvasDisplayList.Clip> = []
    /// The recorded steps, of the canvas itself and of each open layer.
    private var layers: [ContiguousArray<CanvasDisplayList.Step>] = [[]]

    init(
        environment: EnvironmentValues, text: TextEnvironment, size: CGSize, appImage: @escaping (Image) -> AppImage?,
        symbol: @escaping (ObjectIdentifier, (Any) -> Bool) -> GraphicsContext.ResolvedSymbol? = { _, _ in nil }
    ) {
        self.environment = environment
        self.text = text
        self.size = size
        self.appImage = appImage
        self.symbol = symbol
    }

    var style: ShapeStyleContext { text.settings.style }

    func add(_ step: CanvasDisplayList.Step) {
        layers[layers.count - 1].append(step)
    }

    func add(_ clip: CanvasDisplayList.Clip) -> Int {
        clips.append(clip)
        return clips.count - 1
    }

    func beginLayer() {
        layers.append([])
    }

    func endLayer() -> ContiguousArray<CanvasDisplayList.Step> {
        layers.removeLast()
    }

    var drawing: CanvasDisplayList { CanvasDisplayList(steps: layers[0], clips: clips) }
}
