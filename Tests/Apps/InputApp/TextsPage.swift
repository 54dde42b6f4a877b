import SwiftUI

/// Texts that wrap, that need fonts of the system, and that read from the right.
struct TextsPage: View {
    @State private var isOn = true
    @State private var level = 0.25
    @State private var count = 2
    @State private var name = "שלום"
    @State private var size = 0
    @Environment(\.colorSchemeContrast) private var contrast

    private let copied = "Alpha beta gamma delta epsilon, https://example.org/a-rather-long-path/of-several-words zeta."

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                wrapped
                pieces
                controls.environment(\.layoutDirection, .rightToLeft)
                controls
                Button("Bordered") {}.buttonStyle(.bordered).accessibilityIdentifier("bordered")
                Text("Contrast: \(contrast == .increased ? "more" : "usual")")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
    }

    @ViewBuilder private var wrapped: some View {
        Text(verbatim: copied).frame(width: 180, alignment: .leading).accessibilityIdentifier("plain")
        Text(verbatim: copied).lineSpacing(4).multilineTextAlignment(.center).frame(width: 180)
            .accessibilityIdentifier("spaced")
        Text("Alpha **beta** gamma delta [epsilon zeta eta theta](https://example.org) iota kappa")
            .multilineTextAlignment(.trailing).tracking(2).frame(width: 180).accessibilityIdentifier("linked")
        (Text("Alpha ") + Text("beta gamma").font(.largeTitle) + Text(" delta epsilon zeta").font(.caption))
            .frame(width: 180).accessibilityIdentifier("mixed")
        Text(verbatim: "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft").frame(width: 120)
            .accessibilityIdentifier("hyphens")
        Text(verbatim: "One paragraph.\nAnother paragraph that wraps.").frame(width: 180)
            .accessibilityIdentifier("paragraphs")
    }

    @ViewBuilder private var pieces: some View {
        Text(verbatim: "ab😀cd👨‍👩‍👧‍👦ef").accessibilityIdentifier("emoji")
        Text(verbatim: "abहिन्दी भाषाcd").accessibilityIdentifier("hindi")
        Text(verbatim: "ab𓀀𓁐𓃰cd").accessibilityIdentifier("signs")
    }

    @ViewBuilder private var controls: some View {
        Toggle("Switch", isOn: $isOn)
        Slider(value: $level)
        Stepper("Stepper", value: $count, in: 0...9)
        TextField("Field", text: $name).textFieldStyle(.roundedBorder)
        Text("שלום, Welt! 12").frame(maxWidth: .infinity, alignment: .leading)
        Picker("Size", selection: $size) {
            ForEach(0..<3) { Text("Size \($0)").tag($0) }
        }
        .pickerStyle(.segmented)
    }
}
