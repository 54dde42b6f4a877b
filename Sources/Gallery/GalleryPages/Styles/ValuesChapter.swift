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
                        Slider(value: $progress) { Text("Progress") }.frame(maxWidth: 140)
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
                            .frame(maxWidth: 120)
                    }
                }
            }
            SettingsGroup("By time and by voice") {
                SettingsRow(isFirst: true) { TeaTimer() }
                SettingsRow { StarRating() }
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

/// A timer for a cup of tea: the bar moves by itself, in the browser.
struct TeaTimer: View {
    @State private var interval: ClosedRange<Date>?

    var body: some View {
        HStack(spacing: 16) {
            if let interval {
                ProgressView(timerInterval: interval) { Text("Tea") }
            } else {
                Text("Tea")
                Spacer()
            }
            Button(interval == nil ? "Start" : "Stop") {
                interval = interval == nil ? .now...Date.now.addingTimeInterval(60) : nil
            }
            .buttonStyle(.bordered)
        }
    }
}

/// Stars that a tap sets. A screen reader finds them as one value, with actions that change it.
struct StarRating: View {
    @State private var stars = 3
    @ScaledMetric private var size = 22.0

    var body: some View {
        HStack {
            Text("Rating")
            Spacer()
            HStack(spacing: 4) {
                ForEach(1...5, id: \.self) { star in
                    Image(systemName: star <= stars ? "star.fill" : "star")
                        .font(.system(size: size))
                        .foregroundStyle(.orange)
                        .onTapGesture { stars = star }
                        .accessibilityHidden(true)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(stars) of 5")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: stars = min(5, stars + 1)
                case .decrement: stars = max(1, stars - 1)
                }
            }
            .sensoryFeedback(.selection, trigger: stars)
        }
    }
}
