import SwiftUI

/// Rows that are sorted by what the user types into them, and changes without the user.
struct MovingPage: View {
    private struct Person: Identifiable {
        let id: Int
        var name: String
    }

    @State private var people = ["Cleo", "Dan", "Eve", "Fay"].enumerated().map { Person(id: $0, name: $1) }
    @FocusState private var focused: Int?
    @State private var count = 0
    @State private var code = ""
    @State private var submissions = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("focus \(focused.map { "\($0)" } ?? "none")")
            Text("order " + sorted.map { "\($0.id)" }.joined(separator: " "))
            Text("count \(count)")
            ForEach(sorted) { person in
                HStack {
                    TextField("Name", text: name(of: person.id)).focused($focused, equals: person.id)
                    ScrollView(.horizontal) { Text(String(repeating: "wide ", count: 60)) }.frame(
                        width: 120, height: 30)
                }
            }
            Menu("More") { ForEach(0..<30) { Button("Command \($0)") {} } }
            Text("Card").draggable("card")
            TextField("Code", text: $code).onSubmit { submissions += 1 }
                .onChange(of: code) { code = code.uppercased() }
            Text("code \(code), submitted \(submissions)")
        }
        .padding()
        .onReceive(InputLines.arrived) { count += 1 }
    }

    private var sorted: [Person] { people.sorted { ($0.name, $0.id) < ($1.name, $1.id) } }

    private func name(of id: Int) -> Binding<String> {
        Binding(get: { people[id].name }, set: { people[id].name = $0 })
    }
}
