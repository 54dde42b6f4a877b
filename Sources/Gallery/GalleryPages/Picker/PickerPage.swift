package import SwiftUI

/// The platform's pickers, and a custom one.
package struct PickerPage: View {
    @State private var roast = Roast.medium
    @State private var size = 1
    @State private var milk = "Oat"
    @State private var extra: String? = "None"
    @State private var minutes = 4
    @State private var place = 0

    package init() {}

    package var body: some View {
        PageLayout("Coffee") {
            ChipPicker(selection: $roast) {
                Text("Light").tag(Roast.light)
                Text("Medium").tag(Roast.medium)
                Text("Dark").tag(Roast.dark)
            }
            Card {
                VStack(alignment: .leading, spacing: 14) {
                    Picker("Size", selection: $size) {
                        Text("Small").tag(0)
                        Text("Regular").tag(1)
                        Text("Large").tag(2)
                    }
                    .pickerStyle(.segmented)
                    HStack {
                        Text("Milk")
                        Spacer()
                        Picker("Milk", selection: $milk) {
                            ForEach(["None", "Cow", "Oat", "豆奶"], id: \.self) { Text($0) }
                        }
                        .tint(.primary)
                    }
                    Divider()
                    Picker("Where", selection: $place) {
                        Text("To drink here").tag(0)
                        Text("To take along").tag(1)
                    }
                    .pickerStyle(.radioGroup)
                }
                .padding(16)
            }
            Card {
                VStack(alignment: .leading, spacing: 12) {
                    Picker("Extra", selection: $extra) {
                        Text("None").tag("None")
                        Text("Cinnamon").tag("Cinnamon")
                        Text("Cardamom").tag("Cardamom")
                    }
                    .pickerStyle(.inline)
                }
                .padding(16)
            }
            Card {
                Picker("Minutes", selection: $minutes) {
                    ForEach(1..<11) { Text("\($0) min") }
                }
                .pickerStyle(.wheel)
            }
            Text(summary)
                .font(.footnote)
                .foregroundColor(.quiet)
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }

    private var summary: String {
        let name = ["small", "regular", "large"][size]
        return "A \(name) \(roast.rawValue) roast, \(milk) milk, brewed for \(minutes) minutes."
    }

    private enum Roast: String {
        case light, medium, dark
    }
}
