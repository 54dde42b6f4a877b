import Foundation
package import SwiftUI

/// The list of the gallery's pages, in the style of a phone's settings.
package struct IndexPage: View {
    private let visits = Visits.shared

    package init() {}

    package var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Gallery")
                .font(.largeTitle.bold())
                .accessibilityAddTraits(.isHeader)
                .padding(.horizontal, 20)
                .padding(.top, 20)
                .padding(.bottom, 4)
            List {
                Section {
                    EntryRow("Tabs", "A custom tab bar", "square.grid.2x2.fill", .orange, path: "tabs")
                    EntryRow("Minimap", "A form with a map of itself", "map.fill", .green, path: "minimap")
                } header: {
                    Text("Preferences and anchors").foregroundColor(.quiet)
                }
                Section {
                    EntryRow("Picker", "Choices, and a picker by reflection", "checklist", .blue, path: "picker")
                    EntryRow("Styles", "Controls and their styles", "slider.horizontal.3", .purple, path: "styles")
                    EntryRow("Text", "Lines, limits and redaction", "textformat", .gray, path: "text")
                    EntryRow("Effects", "Turned, masked, in other colors", "wand.and.stars", .mint, path: "effects")
                    EntryRow("Gestures", "Dragged, held, pinched", "hand.draw.fill", .indigo, path: "gestures")
                    EntryRow("Form", "The settings of an alarm clock", "alarm.fill", .red, path: "form")
                    EntryRow("UIKit", "Fields, controllers, a picker", "hammer.fill", .teal, path: "uikit")
                } header: {
                    Text("Controls").foregroundColor(.quiet)
                }
                Section {
                    EntryRow("Dividers", "Contents that are taken apart", "list.bullet", .teal, path: "dividers")
                    EntryRow("List", "Sections, choice, editing", "list.number", .indigo, path: "list")
                    EntryRow("Table", "Sorted, resized, chosen", "tablecells", .green, path: "tables")
                    EntryRow("Board", "Cards that are dragged", "rectangle.split.3x1.fill", .orange, path: "board")
                    EntryRow("Grid", "As many columns as fit", "square.grid.3x3.fill", .pink, path: "grid")
                    EntryRow("Scrolling", "A hundred thousand rows", "arrow.up.and.down", .gray, path: "scroll")
                } header: {
                    Text("Containers").foregroundColor(.quiet)
                } footer: {
                    Text("Opened \(visits.count) times since the start, as every open page sees at once.")
                        .foregroundColor(.quiet)
                }
                Section {
                    EntryRow("Shop", "Screens with URLs, tabs, a sheet", "bag.fill", .orange, path: "shop")
                    EntryRow("Library", "A database for each browser", "books.vertical.fill", .brown, path: "library")
                    EntryRow("Mail", "Columns, search, menus, alerts", "envelope.fill", .blue, path: "mail")
                } header: {
                    Text("Navigation").foregroundColor(.quiet)
                }
                Section {
                    EntryRow("Charts", "Bars, lines, areas, rings", "chart.bar.fill", .green, path: "charts")
                    EntryRow("Shapes", "Paths, gradients, drawings", "star.fill", .yellow, path: "shapes")
                    EntryRow("Mixtures", "Shapes, colors, drops", "drop.fill", .teal, path: "mixtures")
                    EntryRow("Motion", "Led, turned, gone and back", "wind", .cyan, path: "motion")
                    EntryRow(
                        "Following", "A carousel, a header, a card", "rectangle.stack.fill", .purple, path: "following")
                    EntryRow("Images", "Fitted, repeated, as a form", "photo.fill", .green, path: "images")
                    EntryRow("Harbor", "Assets by day and by night", "moon.stars.fill", .indigo, path: "harbor")
                } header: {
                    Text("Drawing").foregroundColor(.quiet)
                }
            }
        }
        .frame(maxWidth: 680)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(Color.pageBackground.ignoresSafeArea())
        .onAppear { visits.count += 1 }
    }
}

/// The number of times that this page was opened, shared by all users.
@MainActor @Observable
private final class Visits {
    static let shared = Visits()

    var count = 0
}

/// A row that leads to a page.
struct EntryRow: View {
    let title: LocalizedStringKey
    let explanation: LocalizedStringKey
    let symbol: String
    let color: Color
    let path: String

    init(
        _ title: LocalizedStringKey, _ explanation: LocalizedStringKey, _ symbol: String, _ color: Color, path: String
    ) {
        self.title = title
        self.explanation = explanation
        self.symbol = symbol
        self.color = color
        self.path = path
    }

    var body: some View {
        Link(destination: URL(string: "/\(path)") ?? URL(fileURLWithPath: "/")) {
            HStack(spacing: 14) {
                Image(systemName: symbol)
                    .font(.system(size: 14))
                    .foregroundColor(.white)
                    .frame(width: 30, height: 30)
                    .background(RoundedRectangle(cornerRadius: 7).fill(color))
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 1) {
                    Text(title).foregroundColor(.primary)
                    Text(explanation).font(.footnote).foregroundColor(.quiet)
                }
                Spacer(minLength: 8)
                Image(systemName: "chevron.right")
                    .font(.system(size: 13, weight: .semibold))
                    .foregroundColor(.quiet)
                    .accessibilityHidden(true)
            }
        }
        .listRowInsets(EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16))
    }
}
