import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The values of a mark, as texts.
struct ChartTableRow {
    var label: Text
    var value: Text?

    init(label: Text, value: Text?) {
        self.label = label
        self.value = value
    }

    init(label: String, value: String) {
        self.label = Text(verbatim: label)
        self.value = value.isEmpty ? nil : Text(verbatim: value)
    }

    /// The whole row.
    var text: Text { value.map { Text("\(label): \($0)") } ?? label }
}

/// The data of a chart for assistive technology.
struct ChartTable: View {
    let rows: [ChartTableRow]

    /// More rows than this are left out. A reader of a long chart needs its summary, and a page its bytes.
    static let limit = 30

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(rows.prefix(Self.limit).enumerated()), id: \.offset) { _, row in
                row.text
            }
        }
        .font(.caption)
    }
}
