import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

/// A reader of 40 × 20 points at (30, 10) in a named space of 100 × 50 points, which is at (7, 9) in the page.
@MainActor
@Suite struct `A geometry proxy` {
    private func read<Value>(_ body: @escaping (GeometryProxy) -> Value) -> Value? {
        var result: Value?
        _ = TestPage(width: 200, height: 100) {
            GeometryReader { proxy in
                let _ = result = body(proxy)
            }
            .frame(width: 40, height: 20).padding(.leading, 30).padding(.top, 10)
            .frame(width: 100, height: 50, alignment: .topLeading)
            .coordinateSpace(.named("space"))
            .padding(.leading, 7).padding(.top, 9).frame(width: 200, height: 100, alignment: .topLeading)
        }
        return result
    }

    @Test func `has the size of its reader`() {
        #expect(read { $0.size } == CGSize(width: 40, height: 20))
    }

    @Test func `has a frame in each coordinate space`() {
        #expect(read { $0.frame(in: .local) } == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(read { $0.frame(in: .global) } == CGRect(x: 37, y: 19, width: 40, height: 20))
        #expect(read { $0.frame(in: .named("space")) } == CGRect(x: 30, y: 10, width: 40, height: 20))
        #expect(read { $0.frame(in: .named("unknown")) } == CGRect(x: 37, y: 19, width: 40, height: 20))
    }

    @Test func `knows the bounds of a named space in its own coordinates`() {
        #expect(read { $0.bounds(of: .named("space")) } == CGRect(x: -30, y: -10, width: 100, height: 50))
        #expect(read { $0.bounds(of: .named("unknown")) } == .some(nil))
    }

    private struct Mover: View {
        @State private var isMoved = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("move") { isMoved.toggle() }.frame(width: 40, height: 10)
                HStack(spacing: 0) {
                    Color.red.frame(width: isMoved ? 25 : 5, height: 10)
                    GeometryReader { proxy in
                        Text(verbatim: "at \(Int(proxy.frame(in: .named("space")).minX))").fixedSize()
                    }
                    .frame(width: 40, height: 10)
                }
            }
            .coordinateSpace(name: "space")
        }
    }

    @Test func `is read again when a frame that it has reported changes`() throws {
        let page = TestPage { Mover() }
        #expect(page.texts.contains("at 5"))
        try page.tap("move")
        #expect(page.texts.contains("at 25"))
    }

    @Test func `has the insets of the reader's own sides in a right-to-left layout`() {
        var insets: [EdgeInsets] = []
        _ = TestPage {
            GeometryReader { proxy in
                let _ = insets.append(proxy.safeAreaInsets)
            }
            .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(insets.last == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
}
