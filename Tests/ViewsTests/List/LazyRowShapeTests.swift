import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// A text that counts the evaluations of its body.
private struct Cell: View {
    let number: Int
    let probe: Probe

    var body: some View {
        probe.count += 1
        return Text(verbatim: "\(number)")
    }
}

/// A row whose own body erases its type.
private struct Erasing: View {
    let cell: Cell
    @State private var isOpen = false

    var body: AnyView { AnyView(cell.onTapGesture { isOpen.toggle() }) }
}

/// The forms in which an app writes a row.
private enum Shape: String, CaseIterable {
    case text, link, linkToView, button, menu, toggle, erased, twiceErased, erasing, group, pair, optional, branch,
        disclosure
    case labeled, padded, swiped, identified, erasedBranch, environment, contextMenu

    /// The rows of 5,000 numbers.
    @MainActor func rows(_ probe: Probe) -> any View {
        func each<Row: View>(@ViewBuilder _ row: @escaping (Cell) -> Row) -> any View {
            ForEach(0..<5000, id: \.self) { row(Cell(number: $0, probe: probe)) }
        }
        return switch self {
        case .text: each { $0 }
        case .link: each { cell in NavigationLink(value: cell.number) { cell } }
        case .linkToView:
            each { cell in
                NavigationLink {
                    Text("screen")
                } label: {
                    cell
                }
            }
        case .button:
            each { cell in
                Button {
                } label: {
                    cell
                }
            }
        case .menu:
            each { cell in
                Menu {
                    Text("item")
                } label: {
                    cell
                }
            }
        case .toggle: each { cell in Toggle(isOn: .constant(true)) { cell } }
        case .erased: each { AnyView($0) }
        case .twiceErased: each { cell in AnyView(Group { AnyView(cell) }) }
        case .erasing: each { Erasing(cell: $0) }
        case .group: each { cell in Group { cell } }
        case .pair:
            each { cell in
                cell
                Text("second")
            }
        case .optional: each { cell in if cell.number >= 0 { AnyView(cell) } }
        case .branch: each { cell in if cell.number % 2 == 0 { cell } else { AnyView(cell) } }
        case .disclosure:
            each { cell in
                DisclosureGroup {
                    Text("inside")
                } label: {
                    cell
                }
            }
        case .labeled: each { cell in LabeledContent("label") { cell } }
        case .padded: each { AnyView($0).padding(2) }
        case .swiped: each { cell in AnyView(cell).swipeActions { Button("Delete") {} } }
        case .contextMenu:
            each { cell in
                cell.contextMenu {
                    cell
                    cell
                }
            }
        case .identified: each { AnyView($0).id($0.number) }
        case .erasedBranch:
            each { cell in
                cell.number % 2 == 0
                    ? AnyView(cell)
                    : AnyView(
                        Button {
                        } label: {
                            cell
                        })
            }
        case .environment: each { AnyView($0).environment(\.lineLimit, 1) }
        }
    }
}

/// The containers that make rows one by one.
private enum Place: String, CaseIterable {
    case list, selection, severalSelected, plain, section, form, groupedForm, stack, grid, navigation

    @MainActor func page(_ rows: any View) -> TestPage {
        func page<Rows: View>(_ rows: Rows) -> TestPage {
            switch self {
            case .list: TestPage { List { rows } }
            case .selection: TestPage { List(selection: .constant(nil as Int?)) { rows } }
            case .severalSelected: TestPage { List(selection: .constant([] as Set<Int>)) { rows } }
            case .plain: TestPage { List { rows }.listStyle(.plain) }
            case .section: TestPage { List { Section("title") { rows } } }
            case .form: TestPage { Form { rows } }
            case .groupedForm: TestPage { Form { rows }.formStyle(.grouped) }
            case .stack: TestPage { ScrollView { LazyVStack { rows } } }
            case .grid: TestPage { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } } }
            case .navigation: TestPage { NavigationStack { List { rows }.navigationTitle("title") } }
            }
        }
        return page(rows)
    }
}

@MainActor
@Suite struct `Rows of every shape` {
    /// A screen of 200 points shows at most ten lines of two cells, and one more screen is made below it.
    private let limit = 48

    @Test(arguments: Shape.allCases, Place.allCases)
    fileprivate func `are made near the visible part only`(shape: Shape, place: Place) {
        let probe = Probe()
        let page = place.page(shape.rows(probe))
        #expect(page.texts.contains("0"))
        #expect(probe.count > 0 && probe.count <= limit, "\(shape) in \(place): \(probe.count) bodies")
    }

    /// The forms in which an app writes a collection.
    private func collections(_ probe: Probe) -> [(String, TestPage)] {
        let rows = ForEach(0..<5000, id: \.self) { Cell(number: $0, probe: probe) }
        func page<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) -> (String, TestPage) {
            (name, TestPage(content))
        }
        return [
            page("data") { List(0..<5000, id: \.self) { Cell(number: $0, probe: probe) } },
            page("erased") { List { AnyView(rows) } },
            page("erased section") { List { AnyView(Section("title") { rows }) } },
            page("group") { List { Group { rows } } },
            page("padding") { List { rows.padding(.vertical, 2) } },
            page("font") { List { rows.font(.title) } },
            page("color") { List { rows.foregroundStyle(.red) } },
            page("style") { List { rows.buttonStyle(.plain) } },
            page("disabled") { List { rows.disabled(true) } },
            page("opacity") { List { rows.opacity(0.5) } },
            page("frame") { List { rows.frame(maxWidth: .infinity) } },
            page("background") { List { rows.listRowBackground(Color.red) } },
            page("deletion") { List { rows.onDelete { _ in } } },
            page("section with style") { List { Section("title") { rows }.font(.title) } },
            page("erased view before") {
                List {
                    AnyView(Text("first"))
                    NavigationLink("link", value: 1)
                    rows
                }
            },
        ]
    }

    @Test func `are made near the visible part only, in every form of a collection`() {
        let probe = Probe()
        for (name, page) in collections(probe) {
            #expect(page.texts.contains("0"), "\(name)")
        }
        // Each of them is a page of its own, with the rows of two screens.
        #expect(probe.count <= 15 * 24)
    }

    // MARK: Sections that only the row shows

    private struct Sections: View {
        let isSection: (Int) -> Bool
        let count: Int

        var body: some View {
            List {
                ForEach(0..<count, id: \.self) { number in
                    if isSection(number) {
                        AnyView(
                            Section("section \(number)") {
                                Text("a")
                                Text("b")
                            })
                    } else {
                        AnyView(Text("row \(number)"))
                    }
                }
            }
        }
    }

    @Test func `are sections if their views are`() {
        let page = TestPage(height: 500) { Sections(isSection: { _ in true }, count: 3) }
        #expect(page.texts == ["SECTION 0", "a", "b", "SECTION 1", "a", "b", "SECTION 2", "a", "b"])
        #expect(page.nodes.filter { $0.semantics?.role == .list }.count == 3)
    }

    @Test func `are sections before they become visible, below rows that are none`() throws {
        let page = TestPage { Sections(isSection: { $0 == 30 }, count: 40) }
        #expect(!page.texts.contains("SECTION 30"))
        try page.scroll(y: 1000)
        #expect(page.texts.contains("SECTION 30"))
        #expect(page.nodes.filter { $0.semantics?.role == .list }.count == 3)
    }
}
