import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Changes of traits` {
    private final class Watcher: UIView {
        var changes: [String] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let differs = traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
            changes.append("\(traitCollection.userInterfaceStyle) \(differs)")
        }
    }

    private final class WatchingController: UIViewController {
        let watcher = Watcher(frame: .zero)
        var widths: [UIUserInterfaceSizeClass] = []

        override func viewDidLoad() { view.addSubview(watcher) }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            widths.append(traitCollection.horizontalSizeClass)
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test func `are told to a view when the scheme of the page changes`() {
        let (view, inner) = (Watcher(frame: .zero), Watcher(frame: .zero))
        view.addSubview(inner)
        let page = TestPage { Shown(view: view) }
        #expect(view.changes == [] && view.traitCollection.userInterfaceStyle == .light)
        page.graph.host.prefersDarkScheme = true
        page.update()
        #expect(view.changes == ["dark true"] && inner.changes == ["dark true"])
        // The size within the same classes is no trait.
        page.graph.host.size = CGSize(width: 310, height: 210)
        page.update()
        #expect(view.changes == ["dark true"])
    }

    @Test func `are told when a view around sets the scheme`() {
        struct Page: View {
            let view: UIView
            @State private var scheme = ColorScheme.light
            var body: some View {
                Button("dark") { scheme = .dark }
                Shown(view: view).environment(\.colorScheme, scheme)
            }
        }
        let view = Watcher(frame: .zero)
        let page = TestPage { Page(view: view) }
        try? page.tap("dark")
        #expect(view.changes == ["dark true"])
    }

    @Test func `are told when a view overrides its own scheme`() {
        let (view, inner) = (Watcher(frame: .zero), Watcher(frame: .zero))
        view.addSubview(inner)
        inner.overrideUserInterfaceStyle = .light
        let page = TestPage { Shown(view: view) }
        page.update()
        inner.changes = []
        view.overrideUserInterfaceStyle = .dark
        #expect(view.changes == ["dark true"] && inner.changes == [])
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        inner.overrideUserInterfaceStyle = .unspecified
        #expect(inner.changes == ["dark true"])
    }

    @Test func `are told to the controller of a view`() {
        let controller = WatchingController()
        let page = TestPage(height: 600) { Hosted(controller: controller) }
        page.graph.host.size = CGSize(width: 900, height: 600)
        page.update()
        #expect(controller.widths == [.regular] && controller.watcher.changes == ["light false"])
    }

    @Test func `are told to those that register for the trait`() {
        let view = UIView(frame: .zero)
        var old: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous) in old.append(previous.userInterfaceStyle)
        }
        let page = TestPage(height: 600) { Shown(view: view) }
        page.graph.host.size = CGSize(width: 900, height: 600)
        page.update()
        #expect(old == [])
        page.graph.host.prefersDarkScheme = true
        page.update()
        #expect(old == [.light])
        view.unregisterForTraitChanges(registration)
        page.graph.host.prefersDarkScheme = false
        page.update()
        #expect(old == [.light])
    }

    @Test func `calls a function whose parameter has the type of the class`() {
        class Themed: UIView {
            var changes = 0
            func observe() {
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                    (self: Self, previous: UITraitCollection) in
                    self.changes += previous.userInterfaceStyle == .light ? 1 : 100
                }
            }
        }
        let view = Themed(frame: .zero)
        view.observe()
        let page = TestPage { Shown(view: view) }
        page.graph.host.prefersDarkScheme = true
        page.update()
        #expect(view.changes == 1)
    }

    @Test func `leave the colors alone if the scheme is the same`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(!dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    }
}
