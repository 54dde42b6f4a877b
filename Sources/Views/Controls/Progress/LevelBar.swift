import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A track that is filled with the tint from the leading end.
nonisolated struct LevelBar: View {
    let fraction: Double
    let height: CGFloat

    @MainActor var body: some View {
        Capsule()
            .fill(NamedStyle(name: .fill))
            .frame(height: height)
            .overlay {
                GeometryReader { proxy in
                    Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * fraction)
                }
            }
    }
}
