import SwiftUI

/// Five thousand buttons below a search and a button, above a button.
struct LongListPage: View {
    @State private var text = ""
    @State private var last = 0
    @State private var rows = Array(0..<5000)

    var body: some View {
        NavigationStack {
            List {
                ForEach(rows, id: \.self) { number in
                    Button("Row \(number)") { last = number }
                        .swipeActions { Button("Remove", role: .destructive) { rows.removeAll { $0 == number } } }
                }
            }
            .navigationTitle("Last: \(last)")
            .searchable(text: $text)
            .toolbar { Button("Add") {} }
            .safeAreaInset(edge: .bottom) { Button("After") {}.padding().frame(maxWidth: .infinity).background(.bar) }
        }
    }
}
