public import EspalierLayoutEngine

/// Whether a scroll view shows its position.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isShown: Bool

    /// The platform's default: indicators are visible while the view scrolls.
    public static let automatic = ScrollIndicatorVisibility(isShown: true)
    /// Indicators are visible when the browser shows them.
    public static let visible = ScrollIndicatorVisibility(isShown: true)
    /// Not shown.
    public static let hidden = ScrollIndicatorVisibility(isShown: false)
    /// Not shown.
    public static let never = ScrollIndicatorVisibility(isShown: false)
}

private enum HidesScrollIndicatorsKey: EnvironmentKey { static var defaultValue: Axis.Set { [] } }

extension EnvironmentValues {
    var hidesScrollIndicators: Axis.Set {
        get { self[HidesScrollIndicatorsKey.self] }
        set { self[HidesScrollIndicatorsKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the indicators of the scroll views inside, along the given axes.
    public nonisolated __consuming func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.hidesScrollIndicators) {
            if visibility.isShown { $0.subtract(axes) } else { $0.formUnion(axes) }
        }
    }
}
