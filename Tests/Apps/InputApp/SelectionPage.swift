import SwiftUI

/// The selection of a field and of an editor, and a button that pastes.
struct SelectionPage: View {
    @State private var text = "one two three"
    @State private var selection: TextSelection?
    @State private var note = "first line\nsecond line"
    @State private var noteSelection: TextSelection?
    @State private var pasted = ""

    var body: some View {
        VStack(spacing: 12) {
            TextField("Words", text: $text, selection: $selection).textFieldStyle(.roundedBorder)
            Text("selected: \(selected(selection, in: text))")
            Button("Select the first word") {
                let end = text.firstIndex(of: " ") ?? text.endIndex
                selection = TextSelection(range: text.startIndex..<end)
            }
            TextEditor(text: $note, selection: $noteSelection).frame(height: 80).border(.gray)
            Text("in the note: \(selected(noteSelection, in: note))")
            Button("Go to the end") { noteSelection = TextSelection(insertionPoint: note.endIndex) }
            PasteButton(payloadType: String.self) { pasted = $0.first ?? "" }
            Text("pasted: \(pasted)")
        }
        .padding()
    }

    private func selected(_ selection: TextSelection?, in text: String) -> String {
        guard case .selection(let range)? = selection?.indices else { return "nothing yet" }
        return range.isEmpty ? "at \(text.distance(from: text.startIndex, to: range.lowerBound))" : "'\(text[range])'"
    }
}
