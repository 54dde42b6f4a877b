import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A weak reference in a view` {
    private final class Model: NSObject {
        let name: String

        init(_ name: String) { self.name = name }
    }

    private struct Name: View {
        weak var model: Model?
        @State private var count = 0

        var body: some View {
            Text("\(model?.name ?? "nobody") \(count)")
            Button("count") { count += 1 }
        }
    }

    private struct Names: View {
        let models: [Model]
        @State private var index = 0

        var body: some View {
            Name(model: models.indices.contains(index) ? models[index] : nil)
            Button("next") { index += 1 }
        }
    }

    @Test func `is compared by its object, and keeps the state beside it`() throws {
        let page = TestPage { Names(models: [Model("Ada"), Model("Ben")]) }
        #expect(page.texts.first == "Ada 0")
        try page.tap("count")
        try page.tap("next")
        #expect(page.texts.first == "Ben 1")
        try page.tap("next")
        #expect(page.texts.first == "nobody 1")
    }

    @Test func `is found in the type`() {
        struct Nested { var name: Name }
        #expect(WeakReferences.areContained(in: Name.self) && WeakReferences.areContained(in: Nested.self))
        #expect(!WeakReferences.areContained(in: Names.self) && !WeakReferences.areContained(in: Int.self))
        #expect(!WeakReferences.areContained(in: AnyView.self) && !WeakReferences.areContained(in: [Model].self))
    }
}
