import SwiftUI

/// Contents that are longer than the window, for paper: rows of several lines, and what is below them.
struct PaperPage: View {
    let isLazy: Bool

    var body: some View {
        VStack(spacing: 8) {
            Text("Above")
            if isLazy {
                List(0..<60, id: \.self) { row in
                    Button {
                    } label: {
                        PaperRow(number: row)
                    }
                }
            } else {
                ScrollView { VStack(spacing: 8) { ForEach(0..<60, id: \.self) { PaperRow(number: $0) } } }
            }
            HStack {
                Text("Below")
                Button("Beside") {}
            }
        }
    }
}

private struct PaperRow: View {
    let number: Int

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading) {
                Text(verbatim: "first\(number)")
                Text(verbatim: "second\(number)")
                Text(verbatim: "third\(number)")
            }
            Spacer()
            Text(verbatim: "side\(number)")
        }
        .padding(8)
        .background(Color.gray.opacity(0.1))
    }
}
