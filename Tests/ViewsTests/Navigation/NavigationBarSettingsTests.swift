import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The settings of several views for the bars of one screen` {
    private func settings(_ name: String, _ change: (inout NavigationBarSettings) -> Void = { _ in })
        -> NavigationBarSettings
    {
        var settings = NavigationBarSettings()
        settings.title = Text(verbatim: name)
        settings.editableTitle = .constant(name)
        settings.titleMenu = AnyView(Text(verbatim: name))
        settings.subtitle = Text(verbatim: name)
        settings.items = [ToolbarEntry(placement: .automatic, view: AnyView(Text(verbatim: name)))]
        settings.search = SearchField(text: .constant(name), isActive: .constant(false), prompt: nil)
        settings.searchScopes = AnyView(Text(verbatim: name))
        settings.searchSuggestions = AnyView(Text(verbatim: name))
        change(&settings)
        return settings
    }

    private var first: NavigationBarSettings {
        settings("first") {
            $0.role = .editor
            $0.colorScheme = [.navigationBar: .dark]
            $0.titleMode = .inline
            $0.hidesBackButton = true
            $0.visibility = [.navigationBar: .hidden]
            $0.backgroundVisibility = [.navigationBar: .hidden]
            $0.background = [.navigationBar: AnyShapeStyle(.red)]
            $0.searchScopeActivation = .onTextEntry
        }
    }

    private var second: NavigationBarSettings {
        settings("second") {
            $0.role = .browser
            $0.colorScheme = [.navigationBar: .light, .bottomBar: .dark]
            $0.titleMode = .large
            $0.hidesBackButton = false
            $0.visibility = [.navigationBar: .visible, .bottomBar: .hidden]
            $0.backgroundVisibility = [.navigationBar: .visible, .bottomBar: .hidden]
            $0.background = [.navigationBar: AnyShapeStyle(.blue), .bottomBar: AnyShapeStyle(.green)]
            $0.searchScopeActivation = .onSearchPresentation
        }
    }

    private func merged(_ first: NavigationBarSettings, _ second: NavigationBarSettings) -> NavigationBarSettings {
        var result = first
        NavigationBarKey.reduce(value: &result) { second }
        return result
    }

    private func filled(_ style: AnyShapeStyle?) -> DisplayTree {
        TestPage { Rectangle().fill(style ?? AnyShapeStyle(.clear)) }.tree
    }

    private func texts(_ view: AnyView?) -> [String] { TestPage { view }.texts }

    @Test(arguments: [true, false]) func `are those of the first view that makes them`(isFirst: Bool) {
        let result = isFirst ? merged(first, second) : merged(NavigationBarSettings(), first)
        #expect(result.title == Text(verbatim: "first") && result.editableTitle?.wrappedValue == "first")
        #expect(texts(result.titleMenu) == ["first"] && result.subtitle == Text(verbatim: "first"))
        #expect(result.role == .editor && result.titleMode == .inline && result.hidesBackButton == true)
        #expect(result.colorScheme[.navigationBar] == .dark && result.visibility[.navigationBar] == .hidden)
        #expect(result.backgroundVisibility[.navigationBar] == .hidden)
        #expect(
            DisplayDescription.difference(filled(result.background[.navigationBar]), filled(AnyShapeStyle(.red))) == nil
        )
        #expect(result.search?.text.wrappedValue == "first" && texts(result.searchScopes) == ["first"])
        #expect(result.searchScopeActivation == .onTextEntry && texts(result.searchSuggestions) == ["first"])
    }

    @Test func `of different bars are all kept, and items accumulate`() {
        let result = merged(first, second)
        #expect(result.colorScheme[.bottomBar] == .dark && result.visibility[.bottomBar] == .hidden)
        #expect(result.backgroundVisibility[.bottomBar] == .hidden && result.background[.bottomBar] != nil)
        #expect(result.items.flatMap { texts($0.view) } == ["first", "second"])
    }

    @Test func `apply to a bar of no setting of its own if they are for all bars`() {
        var settings = NavigationBarSettings()
        settings.visibility = [.automatic: .hidden, .bottomBar: .visible]
        settings.colorScheme = [.automatic: .dark, .bottomBar: .light]
        #expect(settings.isHidden(.navigationBar) && !settings.isHidden(.bottomBar))
        #expect(settings.colorScheme(.navigationBar) == .dark && settings.colorScheme(.bottomBar) == .light)
    }

    @Test func `include the innermost subtitle, and hide the bar in the form of older apps`() {
        func page(@ViewBuilder _ content: @escaping () -> some View) -> TestPage {
            TestPage(width: 390, height: 300) { NavigationStack(root: content) }
        }
        let name = String("inner")
        let shown = page { Text("a").navigationTitle("T").navigationSubtitle(name).navigationSubtitle("outer") }
        #expect(shown.texts.contains("inner") && !shown.texts.contains("outer"))
        let key = page { Text("a").navigationTitle("T").navigationSubtitle("key") }
        #expect(key.texts.contains("key"))
        #expect(page { Color.red.accessibilityLabel("c").navigationBarHidden(true) }.frame(of: "c")?.minY == 0)
        #expect(page { Color.red.accessibilityLabel("c").navigationBarHidden(false) }.frame(of: "c")?.minY == 44)
    }
}
