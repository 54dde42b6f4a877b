package import SwiftUI

/// The settings of an alarm clock.
package struct FormPage: View {
    @State private var name = ""
    @State private var repeats = "Weekdays"
    @State private var snoozes = true
    @State private var minutes = 9
    @State private var volume = 0.6
    @State private var sound = "Bells"

    package init() {}

    package var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Alarm")
                .font(.largeTitle.bold())
                .accessibilityAddTraits(.isHeader)
                .padding(.horizontal, 20)
                .padding(.top, 20)
                .padding(.bottom, 4)
            Form {
                Section {
                    TextField("Name", text: $name)
                    Picker("Repeat", selection: $repeats) {
                        ForEach(["Never", "Weekdays", "Every day"], id: \.self) { Text($0) }
                    }
                    Toggle("Snooze", isOn: $snoozes)
                    if snoozes { Stepper("\(minutes) minutes", value: $minutes, in: 1...30) }
                } footer: {
                    Text(summary).foregroundColor(.quiet)
                }
                Section {
                    Picker("Sound", selection: $sound) {
                        Text("Bells").tag("Bells")
                        Text("Rain").tag("Rain")
                        Text("Birds").tag("Birds")
                    }
                    .pickerStyle(.inline)
                } header: {
                    Text("Sound").foregroundColor(.quiet)
                }
                Section {
                    HStack(spacing: 12) {
                        Text("Volume")
                        Slider(value: $volume) { Text("Volume") }
                    }
                }
            }
        }
        .frame(maxWidth: 680)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(Color.pageBackground.ignoresSafeArea())
    }

    private var summary: String {
        "\(name.isEmpty ? "The alarm" : name) rings with \(sound.lowercased())\(snoozes ? ", and again after \(minutes) minutes" : "")."
    }
}
