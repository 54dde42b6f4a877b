import SwiftUI

struct Home: View {
    enum Filter { case all, open }

    @State private var count = 0
    @State private var name = ""
    @State private var filter = Filter.all
    @State private var path: [Int] = []
    @State private var isEditing = false

    var body: some View {
        NavigationStack(path: $path) {
            VStack(spacing: 12) {
                Text("Count \(count), \(filter == .open ? "open" : "all")")
                Button("Add") { count += 1 }
                Button("Filter") { filter = .open }
                Button("Break") { divide() }
                NavigationLink("Detail", value: 7)
            }
            .navigationDestination(for: Int.self) { number in
                VStack(spacing: 12) {
                    Text("Detail \(number)")
                    TextField("Name", text: $name)
                    Button("Edit") { isEditing = true }
                }
            }
            .sheet(isPresented: $isEditing) {
                Text("Sheet of \(name)")
                Button("Close") { isEditing = false }
            }
        }
    }

    private func divide() {
        // The test presses the button at this count, and expects the report of a trap.
        if count == 2 { fatalError("broken at \(count)") }
    }
}
