import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

/// The colors of all filled areas and lines of a page.
@MainActor private func fills(_ page: TestPage) -> [DisplayColor] {
    page.nodes.compactMap { node in
        if case .part(.line(_, let color)) = node.content { return color }
        var paint = node.appearance?.background
        if case .shape(let shape) = node.content { paint = shape.fill }
        guard case .color(let color)? = paint else { return nil }
        return color
    }
}

@MainActor private func colors(of text: String, _ page: TestPage) -> [DisplayColor] {
    page.nodes.compactMap { node in
        guard case .text(let own) = node.content, own.plainText == text,
            case .color(let color)? = own.firstStyle?.paint
        else { return nil }
        return color
    }
}

@MainActor @Suite struct `A proxy of UIKit` {
    private struct Screen<Content: View>: View {
        let content: Content

        init(_ set: () -> Void, @ViewBuilder content: () -> Content) {
            set()
            self.content = content()
        }

        var body: some View { content }
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func shown(_ color: UIColor) -> DisplayColor? {
        guard case .color(let color) = Color(color).resolved(in: ShapeStyleContext()) else { return nil }
        return color
    }

    @Test func `is one object for a class and its containers`() {
        _ = TestPage { Text("page") }
        #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
        #expect(UITextField.appearance() !== UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]))
    }

    @Test func `colors the titles of the screens that are made later`() {
        let page = TestPage(height: 400) {
            Screen {
                UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: red]
                UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: blue]
            } content: {
                NavigationStack { Text("inside").navigationTitle("Fruit") }
            }
        }
        #expect(Set(colors(of: "Fruit", page)) == Set([shown(red), shown(blue)].compactMap { $0 }))
    }

    @Test func `gives bars the background of an appearance`() {
        let page = TestPage(height: 400) {
            Screen {
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = red
                appearance.shadowColor = nil
                UINavigationBar.appearance().standardAppearance = appearance
                UINavigationBar.appearance().scrollEdgeAppearance = appearance
            } content: {
                NavigationStack { Text("inside").navigationTitle("Fruit") }
            }
        }
        #expect(fills(page).filter { $0 == shown(red) }.count == 1)
        #expect(!fills(page).contains(.named(.separator)))
    }

    @Test func `belongs to the browser whose page runs`() {
        let first = TestPage(height: 400) {
            Screen {
                UITableView.appearance().backgroundColor = red
            } content: {
                List { Text("row") }
            }
        }
        let second = TestPage(height: 400) { List { Text("row") } }
        #expect(fills(first).contains { $0 == shown(red) })
        #expect(!fills(second).contains { $0 == shown(red) })
    }

    @Test func `removes the background and the lines of lists`() {
        func page(_ set: @escaping () -> Void) -> TestPage {
            TestPage(height: 400) {
                Screen(set) {
                    List {
                        Text("one")
                        Text("two")
                    }
                    .listStyle(.plain)
                }
            }
        }
        let usual = fills(page {})
        #expect(usual.contains(.named(.background)) && usual.contains(.named(.separator)))
        let clear = page {
            UITableView.appearance().backgroundColor = .clear
            UITableView.appearance().separatorStyle = .none
        }
        #expect(!fills(clear).contains(.named(.background)) && !fills(clear).contains(.named(.separator)))
    }

    private struct Toggled: View {
        var body: some View {
            List { Text("row") }
            Button("paint") { UITableView.appearance().backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
        }
    }

    @Test func `shows views again after a change by an action`() throws {
        let page = TestPage(height: 400) { Toggled() }
        #expect(!fills(page).contains { $0 == shown(red) })
        try page.tap("paint")
        #expect(fills(page).contains { $0 == shown(red) })
    }

    private func tabs(_ set: @escaping () -> Void) -> TestPage {
        TestPage(height: 400) {
            Screen(set) {
                TabView {
                    Text("first page").tabItem { Text("First") }
                    Text("second page").tabItem { Text("Second") }
                }
            }
        }
    }

    @Test func `removes the bar of tab views, and its room`() {
        let page = tabs { UITabBar.appearance().isHidden = true }
        #expect(page.texts == ["first page"])
        #expect(page.frame(of: "first page")?.midY == 200)
        #expect(tabs {}.frame(of: "first page")?.midY == 175.5)
    }

    @Test func `colors the items of tab views`() {
        let page = tabs {
            UITabBar.appearance().unselectedItemTintColor = red
            UITabBar.appearance().tintColor = blue
        }
        #expect(colors(of: "First", page) == [shown(blue)] && colors(of: "Second", page) == [shown(red)])
    }

    @Test func `colors segments and their titles`() {
        let page = TestPage {
            Screen {
                UISegmentedControl.appearance().selectedSegmentTintColor = red
                UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: blue], for: .selected)
            } content: {
                Picker("Size", selection: .constant(0)) {
                    Text("Small").tag(0)
                    Text("Large").tag(1)
                }
                .pickerStyle(.segmented)
            }
        }
        #expect(fills(page).contains { $0 == shown(red) })
        #expect(colors(of: "Small", page) == [shown(blue)] && colors(of: "Large", page) != [shown(blue)])
    }

    @Test func `colors the dots of pages`() {
        let page = TestPage {
            Screen {
                UIPageControl.appearance().currentPageIndicatorTintColor = red
                UIPageControl.appearance().pageIndicatorTintColor = blue
            } content: {
                TabView {
                    Text("1")
                    Text("2")
                    Text("3")
                }
                .tabViewStyle(.page)
            }
        }
        #expect(fills(page).filter { $0 == shown(red) }.count == 1)
        #expect(fills(page).filter { $0 == shown(blue) }.count == 2)
    }

    @Test func `tints switches that have no tint of their own`() {
        let page = TestPage {
            Screen {
                UISwitch.appearance().onTintColor = red
            } content: {
                Toggle("plain", isOn: .constant(true))
                Toggle("tinted", isOn: .constant(true)).tint(Color(blue))
            }
        }
        let tints = page.nodes.compactMap { node -> DisplayColor? in
            if case .control(let control) = node.content { return control.tint }
            return nil
        }
        #expect(tints == [shown(red), shown(blue)])
    }

    private struct Entry: View {
        let mode: UITextField.ViewMode
        @State var text = "abc"

        var body: some View {
            Screen {
                UITextField.appearance().clearButtonMode = mode
            } content: {
                TextField("Name", text: $text)
                SecureField("Password", text: .constant(""))
                Text("text: \(text)")
            }
        }
    }

    /// Whether the button is there at first, while the field has the focus, and after that.
    private func buttons(_ mode: UITextField.ViewMode) throws -> [Bool] {
        let page = TestPage { Entry(mode: mode) }
        var found = [page.target("Clear text", for: .tap) != nil]
        for type in [EventType.focus, .blur] where mode != .never {
            try page.send(type, .none, to: "Name")
            found.append(page.target("Clear text", for: .tap) != nil)
        }
        return found
    }

    @Test func `adds buttons that remove the text of fields, at the times of the mode`() throws {
        #expect(try buttons(.never) == [false])
        #expect(try buttons(.whileEditing) == [false, true, false])
        #expect(try buttons(.unlessEditing) == [true, false, true])
        #expect(try buttons(.always) == [true, true, true])
    }

    @Test func `removes the text by the button, which goes with it and leaves the focus in the field`() throws {
        let page = TestPage { Entry(mode: .whileEditing) }
        try page.send(.focus, .none, to: "Name")
        #expect(page.nodes.contains { if case .part(.keepsFocus) = $0.content { true } else { false } })
        try page.tap("Clear text")
        #expect(page.texts.contains("text: "))
        #expect(page.target("Clear text", for: .tap) == nil)
    }
}
