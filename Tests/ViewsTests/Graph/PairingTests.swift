import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// Views and the nodes that they created.
@MainActor
@Suite struct PairingTests {
    /// A view whose structure depends on a number. A new number changes types at every level.
    private struct Tree: View {
        let seed: UInt64
        let depth: Int

        private func child(_ index: UInt64) -> Tree { Tree(seed: seed &* 31 &+ index &* 17 &+ 7, depth: depth - 1) }

        var body: some View {
            if depth == 0 {
                leaf
            } else {
                branch
            }
        }

        @ViewBuilder private var leaf: some View {
            switch seed % 5 {
            case 0: Text("\(seed % 10)")
            case 1: Color.red.frame(width: 10, height: 10)
            case 2: Circle().fill(.blue).frame(width: 10, height: 10)
            case 3: Toggle("on", isOn: .constant(seed % 2 == 0))
            default: EmptyView()
            }
        }

        private var branch: AnyView {
            switch seed % 9 {
            case 0:
                AnyView(
                    VStack {
                        child(0); child(1)
                    })
            case 1:
                AnyView(
                    HStack {
                        child(0); child(1).padding(2)
                    })
            case 2:
                AnyView(
                    ZStack {
                        child(0).opacity(0.5); child(1)
                    })
            case 3: AnyView(ForEach(0..<Int(seed % 4), id: \.self) { child(UInt64($0)) })
            case 4:
                AnyView(
                    Group {
                        child(0); if seed % 2 == 0 { child(1) }
                    })
            case 5: AnyView(child(0).background { child(1) }.id(seed % 3))
            case 6: AnyView(GeometryReader { _ in child(0) })
            case 7:
                AnyView(
                    Button {
                    } label: {
                        child(0)
                    })
            default:
                AnyView(child(0).overlay(alignment: .topLeading) { child(1) }.environment(\.isEnabled, seed % 2 == 0))
            }
        }
    }

    private struct Changing: View {
        @State private var seed: UInt64
        let next: (UInt64) -> UInt64

        init(_ seed: UInt64, next: @escaping (UInt64) -> UInt64) {
            _seed = State(initialValue: seed)
            self.next = next
        }

        var body: some View {
            Tree(seed: seed, depth: 4)
            Button("next") { seed = next(seed) }
        }
    }

    /// The texts of a page that starts with the tree of a seed.
    private func texts(_ seed: UInt64) -> [String] {
        TestPage { Changing(seed, next: { $0 }) }.texts
    }

    @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34] as [UInt64])
    func `after any change of its structure, a page equals a new page with that structure`(first: UInt64) throws {
        let page = TestPage { Changing(first, next: { $0 &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }) }
        var seed = first
        for _ in 0..<25 {
            try page.tap("next")
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            #expect(page.texts == texts(seed))
        }
    }

    #if DEBUG
        @Test func `a node created by another view ends a debug build with both types`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let page = TestPage { Text("one") }
                    _ = paired(page.graph.root, as: ButtonNode.self)
                }
            }
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(message.contains("WindowNode found where ButtonNode was stored."))
        }
    #endif
}
