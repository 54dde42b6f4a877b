import Foundation
package import SwiftUI

/// The appearance of texts: lines, letters, limits and redaction.
package struct TextPage: View {
    @State private var isLoading = true
    @State private var isPrivate = true
    @State private var language = "en"
    @State private var letters = 1
    @State private var start = Date()

    package init() {}

    package var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Text")
                .font(.largeTitle.bold())
                .accessibilityAddTraits(.isHeader)
                .padding(.horizontal, 20)
                .padding(.top, 20)
                .padding(.bottom, 4)
            list
        }
        .frame(maxWidth: 680)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(Color.pageBackground.ignoresSafeArea())
    }

    private var list: some View {
        List {
            Section {
                Text("Underlined words").underline()
                Text("Dotted, in a color").underline(pattern: .dot, color: .red)
                Text("Struck through").strikethrough()
                HStack {
                    Text("A whole row")
                    Spacer()
                    Text("of dashes")
                }
                .underline(pattern: .dash)
            } header: {
                heading("Lines")
            }
            Section {
                Text("Wide apart").tracking(3)
                Text("Close together").kerning(-0.6)
                Text("Capitals from the place").textCase(.uppercase)
                Text("Water is H") + Text("2").font(.caption).baselineOffset(-4) + Text("O")
                LabeledContent("Figures") { Text(verbatim: "1,111.10").monospacedDigit().foregroundColor(.quiet) }
                LabeledContent("Letters") { Text(verbatim: "let x = 1").monospaced().foregroundColor(.quiet) }
                LabeledContent("Serif") { Text("An old book").fontDesign(.serif).foregroundColor(.quiet) }
            } header: {
                heading("Letters")
            }
            Section {
                Text("Three lines are kept for a text that has one").lineLimit(3, reservesSpace: true)
                Text("From two lines on").lineLimit(2...)
                Text("A sentence of many words that stops at the end of its only line, however long it is")
                    .lineLimit(1)
                Text("A sentence of many words that has its middle left out, however long it may be")
                    .lineLimit(1).truncationMode(.middle)
                Text("A sentence that becomes smaller until it fits into its line")
                    .lineLimit(1).minimumScaleFactor(0.5)
                Text("Lines that stand apart are read with more ease where a text has many of them.")
                    .lineSpacing(8)
                Text("As large as the reader wants, but not larger than this").dynamicTypeSize(
                    ...DynamicTypeSize.xLarge)
            } header: {
                heading("Limits")
            }
            Section {
                Text("Plain, *emphasized*, **strong**, ~~struck~~, `code`")
                Text(Self.attributed)
                Text("Rain \(Image(systemName: "cloud.rain.fill")) then sun \(Image(systemName: "sun.max.fill"))")
                Text(Image(systemName: "star.fill")).foregroundColor(.orange) + Text(" first of its line")
            } header: {
                heading("Parts")
            }
            Section {
                LabeledContent("Day") { Text(start, style: .date).foregroundColor(.quiet) }
                LabeledContent("Time") { Text(start, style: .time).foregroundColor(.quiet) }
                LabeledContent("Here for") {
                    Text(start, style: .timer).monospacedDigit().foregroundColor(.quiet)
                }
                LabeledContent("A minute left") {
                    Text(timerInterval: start...start.addingTimeInterval(60)).monospacedDigit().foregroundColor(.quiet)
                }
                LabeledContent("An hour from") {
                    Text(start...start.addingTimeInterval(3600)).foregroundColor(.quiet)
                }
            } header: {
                heading("Time, which goes on by itself")
            }
            Section {
                Picker("Language", selection: $language) {
                    Text(verbatim: "English").tag("en")
                    Text(verbatim: "Deutsch").tag("de")
                    Text(verbatim: "中文").tag("zh-Hans")
                    Text(verbatim: "العربية").tag("ar")
                }
                Stepper("Letters", value: $letters, in: 0...120)
                Group {
                    Text("Good day")
                    HStack {
                        Image(systemName: "envelope.fill").accessibilityHidden(true)
                        Text("\(letters) letters for \("Ada")")
                        Spacer()
                    }
                    LabeledContent {
                        Text(start, style: .date).foregroundColor(.quiet)
                    } label: {
                        Text(1_234_567.5, format: .number)
                    }
                }
                .environment(\.locale, Locale(identifier: language))
                .environment(\.layoutDirection, language == "ar" ? .rightToLeft : .leftToRight)
            } header: {
                heading("Languages")
            }
            Section {
                Toggle("Loading", isOn: $isLoading)
                HStack(spacing: 12) {
                    Image(systemName: "person.crop.circle.fill").font(.title)
                    VStack(alignment: .leading) {
                        Text("Ada Byron").font(.headline)
                        Text("Wrote the first program, in notes that are longer than what they explain")
                            .font(.subheadline)
                    }
                }
                .redacted(reason: isLoading ? .placeholder : [])
                Toggle("Private", isOn: $isPrivate)
                HStack {
                    Text("Balance")
                    Spacer()
                    Text(verbatim: "1,234.50").privacySensitive()
                }
                .redacted(reason: isPrivate ? .privacy : [])
            } header: {
                heading("Redaction")
            }
            Section {
                Text("These words may be selected").textSelection(.enabled)
                Text("These may not").textSelection(.disabled)
            } header: {
                heading("Selection")
            }
        }
    }

    private static let attributed: AttributedString = {
        var text = AttributedString("Marked, ")
        text.backgroundColor = .yellow.opacity(0.4)
        var second = AttributedString("in a serif, ")
        second.font = .system(.body, design: .serif)
        var third = AttributedString("under a wave of color")
        third.foregroundColor = .quiet
        third.underlineStyle = Text.LineStyle(pattern: .dot, color: .purple)
        return text + second + third
    }()

    private func heading(_ title: LocalizedStringKey) -> some View {
        Text(title).foregroundColor(.quiet)
    }
}
