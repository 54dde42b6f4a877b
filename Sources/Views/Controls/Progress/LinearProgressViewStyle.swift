import EspalierLayoutEngine
import Foundation

/// A bar below the label, 4 points high as on iOS.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    /// A style with a bar in the environment's tint.
    public nonisolated init() {
        tint = nil
    }

    /// A style with a bar in a color.
    ///
    /// - Parameter tint: The color of the completed part.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            LevelBar(fraction: configuration.fractionCompleted ?? 0, height: 4)
                .modifier(ProgressSemantics(fraction: configuration.fractionCompleted, label: configuration.label))
            configuration.currentValueLabel?.font(.caption).systemForegroundStyle(.secondary)
        }
        .modifier(OptionalTint(tint: tint))
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar below the label, 4 points high as on iOS.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
