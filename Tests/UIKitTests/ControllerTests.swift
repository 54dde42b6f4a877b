import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A controller` {
    final class Record {
        var calls: [String] = []
    }

    class Recorder: UIViewController {
        let record: Record
        let name: String

        init(_ record: Record, _ name: String = "") {
            self.record = record
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        isolated deinit { record.calls.append(name + "gone") }

        override func viewDidLoad() { record.calls.append(name + "load") }
        override func viewWillAppear(_ animated: Bool) { record.calls.append(name + "will appear") }
        override func viewIsAppearing(_ animated: Bool) { record.calls.append(name + "is \(Int(view.bounds.width))") }
        override func viewDidAppear(_ animated: Bool) { record.calls.append(name + "did appear") }
        override func viewWillDisappear(_ animated: Bool) { record.calls.append(name + "will disappear") }
        override func viewDidDisappear(_ animated: Bool) { record.calls.append(name + "did disappear") }
    }

    private struct Hosted: UIViewControllerRepresentable {
        let make: () -> UIViewController

        func makeUIViewController(context: Context) -> UIViewController { make() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private struct Page: View {
        let make: () -> UIViewController
        @State private var isShown = true

        var body: some View {
            if isShown { Hosted(make: make).frame(width: 120, height: 50) }
            Button("Remove") { isShown = false }
        }
    }

    @Test func `has the life of UIKit, and is gone at its end`() throws {
        let record = Record()
        let page = TestPage { Page { Recorder(record) } }
        #expect(record.calls == ["load", "will appear", "is 120", "did appear"])
        try page.tap("Remove")
        #expect(record.calls.dropFirst(4) == ["will disappear", "did disappear", "gone"])
    }

    @Test func `shares its life with its children`() throws {
        final class Parent: Recorder {
            override func viewDidLoad() {
                super.viewDidLoad()
                let child = Recorder(record, "child ")
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        let record = Record()
        let page = TestPage { Page { Parent(record) } }
        #expect(record.calls.contains("child will appear") && record.calls.contains("child did appear"))
        try page.tap("Remove")
        #expect(record.calls.contains("child did disappear"))
        #expect(Set(record.calls.suffix(2)) == ["gone", "child gone"])
    }

    @Test func `presents another one, and dismisses it`() throws {
        final class Greeting: UIViewController {
            override func viewDidLoad() {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
                label.text = "hello"
                view.addSubview(label)
            }
        }
        let controller = UIViewController()
        let page = TestPage { Page { controller } }
        var calls: [String] = []
        let greeting = Greeting()
        controller.present(greeting, animated: false) { calls.append("presented") }
        page.update()
        page.update()
        #expect(page.texts.contains("hello"))
        #expect(greeting.presentingViewController === controller && controller.presentedViewController === greeting)
        greeting.dismiss(animated: false) { calls.append("dismissed") }
        page.update()
        page.update()
        #expect(!page.texts.contains("hello"))
        #expect(calls == ["presented", "dismissed"])
    }

    @Test func `asks with an alert`() throws {
        let controller = UIViewController()
        let page = TestPage { Page { controller } }
        var calls: [String] = []
        let alert = UIAlertController(title: "Sure?", message: "Really.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in calls.append("yes") })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        controller.present(alert, animated: true)
        page.update()
        #expect(page.texts.contains("Sure?") && page.texts.contains("Really."))
        try page.tap("Yes")
        #expect(calls == ["yes"])
        #expect(controller.presentedViewController == nil)
    }

    private struct Sheet: View {
        let controller: UIViewController
        @State private var isShown = true

        var body: some View {
            Text("page").sheet(isPresented: $isShown) { Hosted { controller } }
            Text(isShown ? "shown" : "over")
        }
    }

    @Test func `in a sheet of SwiftUI dismisses the sheet`() throws {
        let controller = UIViewController()
        let page = TestPage { Sheet(controller: controller) }
        page.update()
        #expect(page.texts.contains("shown"))
        controller.dismiss(animated: true)
        page.update()
        #expect(page.texts.contains("over"))
    }

    @Test func `of a stack shows the one on top`() throws {
        final class Named: UIViewController {
            convenience init(_ name: String) {
                self.init(nibName: nil, bundle: nil)
                title = name
            }
            override func viewDidLoad() {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
                label.text = "content of \(title ?? "")"
                view.addSubview(label)
            }
        }
        let navigation = UINavigationController(rootViewController: Named("root"))
        let page = TestPage(height: 400) { Hosted { navigation } }
        #expect(page.texts.contains("root") && page.texts.contains("content of root"))
        navigation.pushViewController(Named("second"), animated: false)
        page.update()
        page.update()
        #expect(page.texts.contains("content of second"))
        navigation.popViewController(animated: false)
        page.update()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `shows the view of its navigation item in place of the title`() {
        let root = UIViewController()
        root.title = "root"
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "sign"
        root.navigationItem.titleView = label
        let navigation = UINavigationController(rootViewController: root)
        let page = TestPage(height: 400) { Hosted { navigation } }
        #expect(page.texts.contains("sign") && !page.texts.contains("root"))
        root.navigationItem.titleView = nil
        page.update()
        #expect(!page.texts.contains("sign") && page.texts.contains("root"))
        root.navigationItem.setRightBarButton(UIBarButtonItem(title: "Save", primaryAction: nil), animated: false)
        page.update()
        #expect(page.texts.contains("Save"))
    }

    @Test func `shows a view of SwiftUI`() {
        let hosting = UIHostingController(rootView: Text("inside"))
        let page = TestPage { Hosted { hosting } }
        #expect(page.texts == ["inside"])
        hosting.rootView = Text("changed")
        page.update()
        #expect(page.texts == ["changed"])
    }
}
