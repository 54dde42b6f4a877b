import SwiftUI

/// Shortcuts, key presses and commands.
struct KeysPage: View {
    @State private var last = "nothing"
    @State private var isOn = false
    @State private var text = ""
    @State private var place = 0
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 16) {
            Text("last: \(last)")
            Text("place: \(place), \(isFocused ? "focused" : "not focused")")
            Button("Save") { last = "saved" }.keyboardShortcut("s")
            Button("Find") { last = "found" }.keyboardShortcut("f", modifiers: [.command, .shift])
            Button("Done") { last = "done" }.keyboardShortcut(.defaultAction)
            Button("Cancel") { last = "cancelled" }.keyboardShortcut(.cancelAction)
            Toggle("Loud \(isOn ? "on" : "off")", isOn: $isOn).keyboardShortcut("l", modifiers: .option)
            TextField("Name", text: $text)
                .onKeyPress(.downArrow) {
                    last = "down in \(text)"
                    return .handled
                }
            Color.indigo.frame(width: 100, height: 60)
                .focusable()
                .focused($isFocused)
                .onKeyPress(keys: ["x", "y"]) { press in
                    last = "\(press.characters) \(press.modifiers.contains(.shift) ? "with shift" : "alone")"
                    return press.key == "y" ? .ignored : .handled
                }
                .onMoveCommand { place += $0 == .left ? -1 : $0 == .right ? 1 : 10 }
                .onDeleteCommand { last = "deleted" }
                .onKeyPress(characters: .alphanumerics) { press in
                    last = "outer \(press.characters)"
                    return .handled
                }
                .accessibilityLabel("Board")
        }
        .padding()
        .defaultFocus($isFocused, true)
    }
}
