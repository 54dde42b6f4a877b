import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The look of a large button for files: a symbol, a title and a line below it.
nonisolated struct FileCard: View {
    /// The name of the symbol; nil for a spinner.
    let symbol: String?
    let title: Text
    /// The line below the title; nil for none.
    let line: Text?
    /// Whether the line tells of a failure, which is red.
    var isFailure = false

    @MainActor var body: some View {
        VStack(spacing: 12) {
            if let symbol {
                Image(systemName: symbol)
                    .font(.system(size: 44))
                    .foregroundStyle(TintShapeStyle())
                    .frame(height: 56)
            } else {
                ProgressView().frame(height: 56)
            }
            title.font(.headline).foregroundStyle(TintShapeStyle())
            if let line {
                line.font(.subheadline).foregroundStyle(isFailure ? Color.red : Color.secondary)
            }
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: 320)
        .background(NamedStyle(name: .secondaryBackground), in: RoundedRectangle(cornerRadius: 16))
    }
}
