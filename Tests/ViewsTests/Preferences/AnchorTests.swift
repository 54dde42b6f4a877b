import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

private struct PointsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

private struct RectsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct ListKey: PreferenceKey {
    static let defaultValue: Anchor<[CGPoint]>? = nil
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
    }
}

private struct OptionalKey: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint?>] = []
    static func reduce(value: inout [Anchor<CGPoint?>], nextValue: () -> [Anchor<CGPoint?>]) { value += nextValue() }
}

/// Anchors in a view of 40 × 20 points, whose corner is at (30, 10) in the view that reads them.
@MainActor
@Suite struct `An anchor` {
    private func read<K: PreferenceKey, V: View>(
        _ key: K.Type, in change: (AnyView) -> V, _ body: @escaping (K.Value, GeometryProxy) -> Void
    ) {
        let content = AnyView(Color.red.frame(width: 40, height: 20))
        _ = TestPage(width: 100, height: 40) {
            change(content).padding(.leading, 30).padding(.top, 10)
                .frame(width: 100, height: 40, alignment: .topLeading)
                .overlayPreferenceValue(K.self) { value in
                    GeometryReader { proxy in
                        let _ = body(value, proxy)
                    }
                }
        }
    }

    private func point(_ source: Anchor<CGPoint>.Source) -> CGPoint? {
        var result: CGPoint?
        read(PointsKey.self, in: { $0.anchorPreference(key: PointsKey.self, value: source) { [$0] } }) {
            anchors, proxy in
            result = anchors.first.map { proxy[$0] }
        }
        return result
    }

    private func rect(_ source: Anchor<CGRect>.Source) -> CGRect? {
        var result: CGRect?
        read(RectsKey.self, in: { $0.anchorPreference(key: RectsKey.self, value: source) { [$0] } }) { anchors, proxy in
            result = anchors.first.map { proxy[$0] }
        }
        return result
    }

    @Test func `of a view's bounds, or of a rectangle in them`() {
        #expect(rect(.bounds) == CGRect(x: 30, y: 10, width: 40, height: 20))
        #expect(rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))) == CGRect(x: 31, y: 12, width: 3, height: 4))
    }

    @Test func `of a point, or of a fraction of the view's size`() {
        #expect(point(.point(CGPoint(x: 5, y: 6))) == CGPoint(x: 35, y: 16))
        #expect(point(.unitPoint(UnitPoint(x: 0.25, y: 0.75))) == CGPoint(x: 40, y: 25))
    }

    @Test func `of each corner, side and the middle`() {
        let sources: [Anchor<CGPoint>.Source] = [
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
        ]
        #expect(
            sources.map(point) == [
                CGPoint(x: 30, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 70, y: 10), CGPoint(x: 30, y: 20),
                CGPoint(x: 50, y: 20), CGPoint(x: 70, y: 20), CGPoint(x: 30, y: 30), CGPoint(x: 50, y: 30),
                CGPoint(x: 70, y: 30),
            ])
    }

    @Test func `of several points, in their order`() {
        var points: [CGPoint]?
        read(
            ListKey.self,
            in: { $0.anchorPreference(key: ListKey.self, value: .init([.top, .bottomTrailing])) { $0 } }
        ) { anchor, proxy in
            points = anchor.map { proxy[$0] }
        }
        #expect(points == [CGPoint(x: 50, y: 10), CGPoint(x: 70, y: 30)])
    }

    @Test func `of an optional point`() {
        var points: [CGPoint?] = []
        read(
            OptionalKey.self,
            in: {
                $0.anchorPreference(key: OptionalKey.self, value: .init(Anchor<CGPoint>.Source.top)) { [$0] }
                    .transformAnchorPreference(key: OptionalKey.self, value: .init(nil as Anchor<CGPoint>.Source?)) {
                        $0.append($1)
                    }
            }
        ) { anchors, proxy in
            points = anchors.map { proxy[$0] }
        }
        #expect(points == [CGPoint(x: 50, y: 10), nil])
    }

    @Test func `equals another of the same source in the same view`() {
        var anchors: [Anchor<CGPoint>] = []
        read(
            PointsKey.self,
            in: {
                $0.anchorPreference(key: PointsKey.self, value: .top) { [$0] }
                    .transformAnchorPreference(key: PointsKey.self, value: .top) { $0.append($1) }
                    .transformAnchorPreference(key: PointsKey.self, value: .bottom) { $0.append($1) }
            }
        ) { value, _ in
            anchors = value
        }
        #expect(anchors.count == 3)
        #expect(anchors[0] == anchors[1] && anchors[0].hashValue == anchors[1].hashValue)
        #expect(anchors[0] != anchors[2])
    }

    @Test func `differs from one of the same source in another view`() {
        var anchors: [Anchor<CGPoint>] = []
        read(
            PointsKey.self,
            in: { content in
                VStack(spacing: 0) {
                    content.anchorPreference(key: PointsKey.self, value: .top) { [$0] }
                    content.anchorPreference(key: PointsKey.self, value: .top) { [$0] }
                }
            }
        ) { value, proxy in
            anchors = value
            #expect(value.map { proxy[$0] } == [CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 30)])
        }
        #expect(anchors.count == 2 && anchors[0] != anchors[1])
    }

    private struct Mover: View {
        @State private var isMoved = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("move") { isMoved.toggle() }.frame(height: 10)
                Color.red.frame(width: isMoved ? 60 : 40, height: 20)
                    .anchorPreference(key: RectsKey.self, value: .bounds) { [$0] }
                    .padding(.leading, isMoved ? 15 : 5)
            }
            .frame(width: 100, height: 40, alignment: .topLeading)
            .overlayPreferenceValue(RectsKey.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        let rect = proxy[anchors[index]]
                        Text(verbatim: "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width))")
                    }
                }
            }
        }
    }

    @Test func `follows its view`() throws {
        let page = TestPage(width: 100, height: 40) { Mover() }
        #expect(page.texts.contains("5 10 40"))
        try page.tap("move")
        #expect(page.texts.contains("15 10 60"))
    }
}
