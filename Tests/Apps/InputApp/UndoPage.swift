import Observation
import SwiftUI

/// A list whose changes can be undone, and a field.
struct UndoPage: View {
    @State private var basket = Basket()
    @State private var note = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        VStack(spacing: 16) {
            Text("basket: \(basket.fruits.joined(separator: " "))")
            HStack {
                ForEach(["apple", "pear"], id: \.self) { fruit in
                    Button("Add \(fruit)") { basket.add(fruit, undoManager) }
                }
            }
            TextField("Note", text: $note)
            Button(undoManager?.undoMenuItemTitle ?? "") { undoManager?.undo() }
                .disabled(undoManager?.canUndo != true)
            Button(undoManager?.redoMenuItemTitle ?? "") { undoManager?.redo() }
                .disabled(undoManager?.canRedo != true)
        }
        .buttonStyle(.bordered)
        .textFieldStyle(.roundedBorder)
        .padding()
    }
}

@MainActor @Observable private final class Basket {
    var fruits: [String] = []

    func add(_ fruit: String, _ manager: UndoManager?) {
        fruits.append(fruit)
        manager?.registerUndo(withTarget: self) { $0.removeLast(manager) }
        manager?.setActionName("Adding \(fruit)")
    }

    private func removeLast(_ manager: UndoManager?) {
        let fruit = fruits.removeLast()
        manager?.registerUndo(withTarget: self) { $0.add(fruit, manager) }
    }
}
