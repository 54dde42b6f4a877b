import EspalierLayoutEngine
import Foundation

/// A container for controls in groups, as in the system's settings.
public nonisolated struct Form<Content: View>: View {
    let content: Content
    @Environment(\.formStyleIsColumns) private var isColumns

    /// A form of controls, grouped by `Section`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        if isColumns {
            VStack(alignment: .leading, spacing: 10) { content }
        } else {
            List { content }.listStyle(.insetGrouped)
        }
    }
}
