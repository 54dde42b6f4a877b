import SwiftUI

/// Saves large files together, for measurements: those whose paths the variable `MEASURED_FILES` lists, with colons between.
struct MeasuredPage: View {
    @State private var exports = false

    private var files: [URL] {
        (ProcessInfo.processInfo.environment["MEASURED_FILES"] ?? "").split(separator: ":").map {
            URL(fileURLWithPath: String($0))
        }
    }

    var body: some View {
        Button("Save") { exports = true }
            .fileExporter(isPresented: $exports, items: files) { _ in }
    }
}
