package import SwiftUI

/// A form with a map of itself.
package struct MinimapPage: View {
    @State private var given = ""
    @State private var middle = ""
    @State private var family = ""
    @State private var mail = ""
    @State private var handle = ""
    @State private var hasHandle = false
    @State private var width = 1.0

    package init() {}

    package var body: some View {
        GeometryReader { window in
            let isWide = window.size.width >= 700
            Group {
                if isWide {
                    HStack(alignment: .top, spacing: 24) {
                        mapRoom.frame(width: 220, height: 320)
                        form(width: min(560, window.size.width - 308))
                    }
                } else {
                    VStack(alignment: .leading, spacing: 20) {
                        form(width: window.size.width - 40)
                        mapRoom.frame(height: 250)
                    }
                }
            }
            .padding(.horizontal, isWide ? 32 : 20)
            .padding(.top, 28)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .overlayPreferenceValue(MapPartsKey.self) { parts in
                GeometryReader { Minimap(geometry: $0, parts: parts) }
                    .allowsHitTesting(false)
            }
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }

    private var greeting: String {
        let names = [given, middle, family].filter { !$0.isEmpty }
        return names.isEmpty ? "Hello" : "Hello " + names.joined(separator: " ")
    }

    private var mapRoom: some View {
        Color.cardBackground
            .cornerRadius(16)
            .mapPart("map", .map)
    }

    private func form(width available: CGFloat) -> some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(greeting)
                .font(.largeTitle)
                .fontWeight(.semibold)
                .lineLimit(1)
                .accessibilityAddTraits(.isHeader)
                .mapPart("title", .title)
            Card {
                Toggle("Has a handle", isOn: $hasHandle).padding(.horizontal, 16).padding(.vertical, 6)
                Divider().padding(.leading, 16)
                HStack(spacing: 12) {
                    Text("Width")
                    Slider(value: $width, in: 0.6...1) { Text("Width of the second row") }
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 6)
            }
            HStack(spacing: 8) {
                FormField("Given", text: $given)
                FormField("Middle", text: $middle)
                FormField("Family", text: $family)
            }
            .frame(width: available)
            HStack(spacing: 8) {
                FormField("E-mail", text: $mail)
                if hasHandle { FormField("Handle", text: $handle) }
            }
            .frame(width: available * width)
        }
        .frame(width: available, alignment: .leading)
        .mapPart("form", .form)
    }
}

/// A labeled field in a rounded box.
struct FormField: View {
    let label: String
    @Binding var text: String

    init(_ label: String, text: Binding<String>) {
        self.label = label
        _text = text
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(label)
                .font(.footnote)
                .foregroundColor(.quiet)
                .accessibilityHidden(true)
            TextField(label, text: $text)
                .textFieldStyle(.roundedBorder)
                .mapPart(label, .field(letters: text.count))
        }
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 14).fill(Color.cardBackground))
        .mapPart(label + " group", .group)
    }
}
