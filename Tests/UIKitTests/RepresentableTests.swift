import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A representable` {
    /// Records the calls of a representable.
    final class Record {
        var calls: [String] = []
    }

    private struct Plain: UIViewRepresentable {
        let record: Record
        var name = "a"

        func makeUIView(context: Context) -> UILabel {
            record.calls.append("make")
            let label = UILabel()
            label.text = name
            return label
        }

        func updateUIView(_ label: UILabel, context: Context) {
            record.calls.append("update \(name)")
            label.text = name
        }

        static func dismantleUIView(_ label: UILabel, coordinator: ()) { label.text = "over" }
    }

    private struct Named: View {
        let record: Record
        @State private var name = "a"
        @State private var isShown = true

        var body: some View {
            if isShown { Plain(record: record, name: name) }
            Button("Change") { name = "b" }
            Button("Same") { name = name + "" }
            Button("Remove") { isShown = false }
        }
    }

    @Test func `is made once, and updated after each change of its value`() throws {
        let record = Record()
        let page = TestPage { Named(record: record) }
        #expect(record.calls == ["make", "update a"])
        try page.tap("Change")
        #expect(record.calls == ["make", "update a", "update b"])
        #expect(page.texts.first == "b")
        try page.tap("Same")
        #expect(record.calls.count == 3)
        try page.tap("Remove")
        #expect(page.texts == ["Change", "Same", "Remove"])
    }

    @MainActor private final class Child: NSObject {
        let record: Record
        init(_ record: Record) { self.record = record }
        func tapped() {}
        isolated deinit { record.calls.append("coordinator is gone") }
    }

    private final class Watched: UIView {
        var record: Record?
        isolated deinit { record?.calls.append("view is gone") }
    }

    private struct Coordinated: UIViewRepresentable {
        let record: Record

        func makeCoordinator() -> Child { Child(record) }

        func makeUIView(context: Context) -> Watched {
            let view = Watched()
            view.record = record
            view.backgroundColor = .red
            view.addGestureRecognizer(UITapGestureRecognizer(target: context.coordinator, action: Child.tapped))
            return view
        }

        func updateUIView(_ view: Watched, context: Context) {}

        static func dismantleUIView(_ view: Watched, coordinator: Child) {
            coordinator.record.calls.append("dismantle")
        }
    }

    private struct Shown: View {
        let record: Record
        @State private var isShown = true

        var body: some View {
            if isShown { Coordinated(record: record).frame(width: 50, height: 40) }
            Button("Remove") { isShown = false }
        }
    }

    @Test func `is dismantled at the end, and leaves nothing behind`() throws {
        let record = Record()
        let page = TestPage { Shown(record: record) }
        #expect(record.calls == [])
        try page.tap("Remove")
        #expect(record.calls.first == "dismantle")
        #expect(Set(record.calls.dropFirst()) == ["coordinator is gone", "view is gone"])
    }

    private struct Scheme: UIViewRepresentable {
        let record: Record

        func makeUIView(context: Context) -> UIView { UIView() }

        func updateUIView(_ view: UIView, context: Context) {
            record.calls.append("\(context.environment.lineLimit ?? 0)")
        }
    }

    private struct Limited: View {
        let record: Record
        @State private var limit = 1

        var body: some View {
            Scheme(record: record).lineLimit(limit)
            Plain(record: Record()).lineLimit(limit)
            Button("More") { limit += 1 }
        }
    }

    @Test func `is updated when the environment that it reads changes`() throws {
        let record = Record()
        let page = TestPage { Limited(record: record) }
        #expect(record.calls == ["1"])
        try page.tap("More")
        #expect(record.calls == ["1", "2"])
    }

    private struct Sized<V: UIView>: UIViewRepresentable {
        let make: () -> V
        var size: CGSize?

        func makeUIView(context: Context) -> V { make() }
        func updateUIView(_ view: V, context: Context) {}

        func sizeThatFits(_ proposal: ProposedViewSize, uiView: V, context: Context) -> CGSize? { size }
    }

    private func frame<V: UIView>(_ size: CGSize? = nil, _ make: @escaping () -> V) -> CGRect? {
        let page = TestPage {
            Sized(
                make: {
                    let view = make()
                    view.backgroundColor = .red
                    return view
                }, size: size)
        }
        return page.frames(ofType: "Shape").first
    }

    @Test func `without a size of its content fills the proposed space`() {
        #expect(frame { UIView() } == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test func `has the size that it computes`() {
        #expect(frame(CGSize(width: 30, height: 20)) { UIView() } == CGRect(x: 135, y: 90, width: 30, height: 20))
        #expect(frame(CGSize(width: CGFloat.nan, height: -5)) { UIView() }?.size == .zero)
    }

    @Test func `grows beyond its content unless the content hugs`() {
        func label(_ priority: UILayoutPriority) -> UILabel {
            let label = UILabel()
            label.text = "abcd"
            label.setContentHuggingPriority(priority, for: .horizontal)
            label.setContentHuggingPriority(priority, for: .vertical)
            return label
        }
        #expect(frame { label(.defaultLow) } == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(frame { label(.defaultHigh) } == CGRect(x: 130, y: 95, width: 40, height: 10))
    }

    @Test func `does not shrink below its content unless its resistance is low`() {
        func label(_ priority: UILayoutPriority) -> UILabel {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "abc ", count: 10) + "d"
            label.setContentHuggingPriority(.required, for: .vertical)
            label.setContentCompressionResistancePriority(priority, for: .horizontal)
            return label
        }
        #expect(frame { label(.defaultHigh) }?.width == 410)
        #expect(frame { label(.defaultLow) }?.size == CGSize(width: 300, height: 20))
    }
}
