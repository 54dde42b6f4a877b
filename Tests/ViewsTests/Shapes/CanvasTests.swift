import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A canvas` {
    private func drawing(_ page: TestPage) throws -> CanvasDisplayList {
        let node = try #require(page.nodes.first { "\($0.type)" == "Canvas" })
        guard case .drawing(let drawing) = node.content else {
            Issue.record("no drawing")
            return CanvasDisplayList(steps: [], clips: [])
        }
        return drawing
    }

    private func drawing(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> CanvasDisplayList {
        try drawing(TestPage { Canvas(renderer: renderer).frame(width: 100, height: 50) })
    }

    private nonisolated static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `takes its space and draws for its size`() throws {
        var seen = CGSize.zero
        let drawing = try drawing { context, size in
            seen = size
            context.fill(Self.square, with: .color(.red), style: FillStyle(eoFill: true))
        }
        #expect(seen == CGSize(width: 100, height: 50))
        #expect(
            Array(drawing.steps) == [
                .init(
                    content: .fill(
                        Self.square.display(usesEvenOddRule: true), .color(.named(.red)),
                        box: CGRect(x: 0, y: 0, width: 10, height: 10)))
            ])
    }

    @Test func `keeps the state of a context's copies apart`() throws {
        let drawing = try drawing { context, _ in
            var copy = context
            copy.translateBy(x: 10, y: 20)
            copy.scaleBy(x: 2, y: 3)
            copy.opacity = 0.5
            copy.addFilter(.blur(radius: 2))
            copy.blendMode = .multiply
            copy.fill(Self.square, with: .foreground)
            context.fill(Self.square, with: .foreground)
        }
        #expect(drawing.steps.count == 2)
        #expect(drawing.steps[0].transform == .init(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
        #expect(drawing.steps[0].opacity == 0.5 && drawing.steps[0].filters == [.blur(radius: 2)])
        #expect(drawing.steps[0].blendMode == .multiply && drawing.steps[1].blendMode == .normal)
        #expect(drawing.steps[1].transform == nil && drawing.steps[1].opacity == 1)
    }

    @Test func `clips within the current clip`() throws {
        var bounds: [CGRect] = []
        let drawing = try drawing { context, _ in
            context.clip(to: Path(CGRect(x: 10, y: 10, width: 50, height: 80)))
            bounds.append(context.clipBoundingRect)
            context.translateBy(x: 10, y: 0)
            context.clip(to: Path(CGRect(x: 20, y: 0, width: 50, height: 50)))
            bounds.append(context.clipBoundingRect)
            context.fill(Self.square, with: .foreground)
        }
        #expect(
            bounds == [CGRect(x: 10, y: 10, width: 50, height: 40), CGRect(x: 20, y: 10, width: 30, height: 40)])
        #expect(drawing.clips.map(\.outer) == [nil, 0])
        #expect(drawing.clips[1].path.points.first == CGPoint(x: 30, y: 0))
        #expect(drawing.steps[0].clip == 1)
    }

    @Test func `draws a layer as one operation`() throws {
        let drawing = try drawing { context, _ in
            context.opacity = 0.25
            context.drawLayer { layer in
                layer.fill(Self.square, with: .foreground)
                layer.stroke(Self.square, with: .foreground, lineWidth: 2)
            }
            context.drawLayer { _ in }
        }
        #expect(drawing.steps.count == 1)
        #expect(drawing.steps[0].opacity == 0.25)
        guard case .layer(let inner) = drawing.steps[0].content else {
            Issue.record("no layer")
            return
        }
        #expect(inner.count == 2 && inner[0].opacity == 1)
    }

    @Test func `measures texts and draws their lines at the baseline`() throws {
        var size = CGSize.zero
        let drawing = try drawing { context, _ in
            let text = context.resolve(Text("ab cd"))
            size = text.measure(in: CGSize(width: 100, height: 100))
            context.draw(text, at: CGPoint(x: 50, y: 25))
            context.draw(Text("ab cd"), in: CGRect(x: 0, y: 0, width: 25, height: 50))
        }
        #expect(size == CGSize(width: 50, height: 10))
        guard case .text(let one) = drawing.steps[0].content, case .text(let two) = drawing.steps[1].content else {
            Issue.record("no texts")
            return
        }
        #expect(one.map(\.origin) == [CGPoint(x: 25, y: 28)])
        #expect(two.map(\.origin) == [CGPoint(x: 0, y: 8), CGPoint(x: 0, y: 18)])
        #expect(two.map { $0.runs.map(\.text) } == [["ab"], ["cd"]])
    }

    @Test func `draws symbols in its font size`() throws {
        let drawing = try drawing { context, _ in
            var image = context.resolve(Image(systemName: "star"))
            image.shading = .color(.red)
            context.draw(image, at: CGPoint(x: 50, y: 25), anchor: .topLeading)
        }
        guard case .image(.symbol, let paint, let frame) = drawing.steps[0].content else {
            Issue.record("no symbol")
            return
        }
        #expect(paint == .color(.named(.red)))
        #expect(frame.origin == CGPoint(x: 50, y: 25) && frame.width == frame.height)
    }

    @Test func `is drawn once in a pressed button`() {
        let page = TestPage {
            Button {
            } label: {
                Canvas { context, _ in context.fill(Self.square, with: .foreground) }.frame(width: 20, height: 20)
            }
        }
        #expect(page.nodes.filter { "\($0.type)" == "Canvas" }.count == 1)
    }

    @Test func `ignores invalid numbers`() throws {
        let drawing = try drawing { context, _ in
            context.stroke(Self.square, with: .foreground, lineWidth: .nan)
            context.fill(Path(), with: .foreground)
            context.fill(Self.square, with: .palette([]))
            context.draw(Text("a"), at: CGPoint(x: CGFloat.nan, y: 0))
            context.opacity = .nan
            context.scaleBy(x: .nan, y: 1)
            context.fill(Self.square, with: .foreground)
        }
        #expect(drawing.steps.isEmpty)
    }

    @Test func `is drawn again when its renderer's dependencies change`() throws {
        struct Counter: View {
            @State private var count = 1

            var body: some View {
                VStack {
                    Canvas { context, _ in
                        for _ in 0..<count { context.fill(`A canvas`.square, with: .foreground) }
                    }
                    Button("More") { count += 1 }
                }
            }
        }
        let page = TestPage { Counter() }
        #expect(try drawing(page).steps.count == 1)
        try page.tap("More")
        #expect(try drawing(page).steps.count == 2)
    }
}
