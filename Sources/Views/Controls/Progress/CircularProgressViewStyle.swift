import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A spinner, or a ring that closes if the progress is known. The label is below it.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    /// A style with a spinner or ring in the environment's tint.
    public nonisolated init() {
        tint = nil
    }

    /// A style with a spinner or ring in a color.
    ///
    /// - Parameter tint: The color of the completed part.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            CircularProgress(fraction: configuration.fractionCompleted)
                .modifier(ProgressSemantics(fraction: configuration.fractionCompleted, label: configuration.label))
            configuration.label?.systemForegroundStyle(.secondary)
            configuration.currentValueLabel?.font(.caption).systemForegroundStyle(.secondary)
        }
        .modifier(OptionalTint(tint: tint))
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner, or a ring that closes if the progress is known. The label is below it.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A ring or spinner, 20 points wide, or 37 for large controls.
nonisolated struct CircularProgress: View {
    let fraction: Double?
    @Environment(\.controlSize) private var controlSize

    @MainActor var body: some View {
        let length: CGFloat = controlSize.isLarge ? 37 : 20
        if let fraction {
            ZStack {
                Circle().stroke(NamedStyle(name: .fill), lineWidth: 3)
                Arc(start: 0, end: fraction).stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 3, lineCap: .round))
            }
            .padding(1.5)
            .frame(width: length, height: length)
        } else {
            Spinner(length: length)
        }
    }
}
