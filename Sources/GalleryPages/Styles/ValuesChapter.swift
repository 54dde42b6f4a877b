import SwiftUI

/// Controls and indicators of values: toggles, progress, gauges, disclosures.
struct ValuesChapter: View {
    @State private var isWireless = true
    @State private var isBold = false
    @State private var progress = 0.4
    @State private var showsDetails = false

    var body: some View {
        VStack(spacing: 0) {
            SettingsGroup("Toggles") {
                SettingsRow(isFirst: true) { Toggle("Wireless", systemImage: "wifi", isOn: $isWireless) }
                SettingsRow { Toggle("In red", isOn: $isWireless).tint(.red) }
                SettingsRow {
                    HStack {
                        Toggle("Bold", systemImage: "bold", isOn: $isBold).toggleStyle(.button)
                        Spacer()
                        Toggle("Bold", isOn: $isBold).toggleStyle(.checkbox)
                    }
                }
            }
            SettingsGroup("Progress") {
                SettingsRow(isFirst: true) {
                    ProgressView("Copying", value: progress)
                }
                SettingsRow {
                    HStack(spacing: 24) {
                        ProgressView()
                        ProgressView().controlSize(.large)
                        ProgressView(value: progress).progressViewStyle(.circular)
                        Spacer()
                        Slider(value: $progress) { Text("Progress") }.frame(width: 140)
                    }
                }
                SettingsRow {
                    Gauge(value: progress) {
                        Text("Charge")
                    } currentValueLabel: {
                        Text(progress, format: .percent.precision(.fractionLength(0)))
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("100")
                    }
                }
                SettingsRow {
                    HStack {
                        Gauge(value: progress) {
                            Text("km/h")
                        } currentValueLabel: {
                            Text(String(Int(progress * 100)))
                        }
                        .gaugeStyle(.accessoryCircular)
                        Spacer()
                        Gauge(value: progress) {
                            Text("%")
                        } currentValueLabel: {
                            Text(String(Int(progress * 100)))
                        }
                        .gaugeStyle(.accessoryCircularCapacity)
                        .tint(.green)
                        Spacer()
                        Gauge(value: progress) { Text("Level") }
                            .gaugeStyle(.accessoryLinear)
                            .tint(.orange)
                            .frame(width: 120)
                    }
                }
            }
            SettingsGroup("Parts") {
                SettingsRow(isFirst: true) {
                    DisclosureGroup("Details", isExpanded: $showsDetails) {
                        LabeledContent("Version", value: "17.2")
                            .padding(.vertical, 6)
                    }
                }
                SettingsRow { Link("Documentation", destination: URL(string: "https://example.org/")!).tintedActions() }
            }
        }
    }
}
