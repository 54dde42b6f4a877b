public import SwiftUI

/// Controls and their styles, in four chapters.
public struct StylesPage: View {
    @State private var chapter = Chapter.buttons

    public init() {}

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                Text("Styles")
                    .font(.largeTitle.bold())
                    .accessibilityAddTraits(.isHeader)
                    .padding(.horizontal, 20)
                    .padding(.top, 12)
                    .frame(maxWidth: 560, alignment: .leading)
                    .frame(maxWidth: .infinity)
                ChapterBar(chapter: $chapter)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 10)
                    .frame(maxWidth: 560)
                    .frame(maxWidth: .infinity)
                Group {
                    switch chapter {
                    case .buttons: ButtonsChapter()
                    case .values: ValuesChapter()
                    case .fields: FieldsChapter()
                    case .dates: DatesChapter()
                    }
                }
                .frame(maxWidth: 560)
                .frame(maxWidth: .infinity)
            }
            .padding(.bottom, 20)
        }
        .background(Color(uiColor: .systemGroupedBackground))
        .modifier(PageColors())
    }
}

/// Accent colors that are legible on all backgrounds of the page, in both color schemes.
struct PageColors: ViewModifier {
    @Environment(\.colorScheme) private var scheme

    func body(content: Content) -> some View {
        content
            .tint(scheme == .dark ? Color(red: 0.38, green: 0.68, blue: 1) : .strong)
            .foregroundStyle(Color.primary, Color.quiet)
    }
}

extension View {
    /// Gives the buttons inside the tint color. Otherwise they would inherit the page's foreground style.
    func tintedActions() -> some View { foregroundColor(nil) }
}

extension Color {
    /// A blue that is dark enough for white text.
    static let strong = Color(red: 0, green: 0.33, blue: 0.8)
}

enum Chapter: String, CaseIterable, Identifiable {
    case buttons = "Buttons"
    case values = "Values"
    case fields = "Fields"
    case dates = "Dates"

    var id: Self { self }
}

/// The chapters as buttons with a custom style.
struct ChapterBar: View {
    @Binding var chapter: Chapter

    var body: some View {
        HStack(spacing: 8) {
            ForEach(Chapter.allCases) { item in
                Button(item.rawValue) { chapter = item }
                    .buttonStyle(ChapterButtonStyle(isCurrent: item == chapter))
                    .accessibilityAddTraits(item == chapter ? .isSelected : [])
            }
        }
    }
}

struct ChapterButtonStyle: ButtonStyle {
    let isCurrent: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(isCurrent ? .semibold : .regular))
            .foregroundColor(isCurrent ? Color(uiColor: .systemBackground) : .primary)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 8)
            .background(isCurrent ? Color.primary : Color(uiColor: .secondarySystemGroupedBackground))
            .clipShape(Capsule())
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .opacity(configuration.isPressed ? 0.6 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

/// A titled card of rows, as in an iPhone's settings.
struct SettingsGroup<Content: View>: View {
    let title: String
    let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title.uppercased())
                .font(.footnote)
                .foregroundColor(.quiet)
                .padding(.leading, 16)
                .accessibilityAddTraits(.isHeader)
            VStack(spacing: 0) { content }
                .background(Color(uiColor: .secondarySystemGroupedBackground))
                .cornerRadius(10)
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 18)
    }
}

extension EnvironmentValues {
    /// The horizontal margins of a row.
    @Entry var rowMargin: CGFloat = 16
}

/// A row of a group. All rows but the first have a line above.
struct SettingsRow<Content: View>: View {
    @Environment(\.rowMargin) private var margin
    let isFirst: Bool
    let content: Content

    init(isFirst: Bool = false, @ViewBuilder content: () -> Content) {
        self.isFirst = isFirst
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 0) {
            if !isFirst { Divider().padding(.leading, margin) }
            content
                .padding(.horizontal, margin)
                .padding(.vertical, 7)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        }
    }
}
