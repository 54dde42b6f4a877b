import EspalierLayoutEngine
import Foundation

/// A sheet with the panel of a chooser: half as high as a narrow window, and as small as its content in a wide one.
package nonisolated struct FileChooserSheet<Panel: View>: View {
    private let panel: Panel
    @Environment(\.horizontalSizeClass) private var sizeClass

    package init(_ panel: Panel) {
        self.panel = panel
    }

    @MainActor package var body: some View {
        panel
            .frame(maxWidth: sizeClass == .compact ? .infinity : 420, minHeight: 320)
            .presentationDetents([.medium])
            .presentationSizing(.fitted)
    }
}
