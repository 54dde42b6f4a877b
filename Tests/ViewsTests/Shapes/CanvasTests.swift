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
        guard case .path(let inner) = drawing.clips[1].area else {
            Issue.record("no path")
            return
        }
        #expect(inner.points.first == CGPoint(x: 30, y: 0))
        #expect(drawing.steps[0].clip == 1)
    }

    @Test func `clips to a layer, and to what a layer leaves out`() throws {
        let drawing = try drawing { context, _ in
            context.translateBy(x: 5, y: 0)
            context.clipToLayer(opacity: 0.5) { $0.fill(Self.square, with: .foreground) }
            context.clipToLayer(opacity: .nan, options: .inverse) { $0.fill(Self.square, with: .color(.red)) }
            context.fill(Self.square, with: .foreground)
        }
        #expect(drawing.clips.map(\.outer) == [nil, 0] && drawing.steps.map(\.clip) == [1])
        guard case .layer(let first, let opacity, let isInverse) = drawing.clips[0].area,
            case .layer(_, let secondOpacity, let isSecondInverse) = drawing.clips[1].area
        else {
            Issue.record("no layers")
            return
        }
        #expect(first.count == 1 && first[0].transform == .init(translationX: 5, y: 0))
        #expect(opacity == 0.5 && !isInverse && secondOpacity == 1 && isSecondInverse)
    }

    @Test func `keeps its clip if a layer for it cannot be drawn`() throws {
        struct Refusal: Error {}
        let drawing = try drawing { context, _ in
            try? context.clipToLayer { _ in throw Refusal() }
            context.fill(Self.square, with: .foreground)
        }
        #expect(drawing.clips.isEmpty && drawing.steps[0].clip == nil)
    }

    @Test func `has filters for colors and opacities`() throws {
        var matrix = ColorMatrix()
        matrix.r1 = .nan
        matrix.a5 = 0.5
        let drawing = try drawing { context, _ in
            context.addFilter(.alphaThreshold(min: 0.25, color: .red))
            context.addFilter(.alphaThreshold(min: .nan, max: .nan))
            context.addFilter(.colorMatrix(matrix))
            context.addFilter(.colorMultiply(.blue), options: .linearColor)
            context.addFilter(.luminanceToAlpha)
            context.fill(Self.square, with: .foreground)
        }
        #expect(
            drawing.steps[0].filters == [
                // The last one is applied first.
                .luminance, .multiplication(.named(.blue)),
                .colorMatrix([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0.5]),
                .alphaThreshold(minimum: 0, maximum: 1, .rgb(0, 0, 0)),
                .alphaThreshold(minimum: 0.25, maximum: 1, .named(.red)),
            ])
    }

    /// A canvas with two symbols, and the number of a third.
    private struct Symbolic: View {
        @State var number = 1

        var body: some View {
            VStack(spacing: 0) {
                Canvas { context, _ in
                    guard let text = context.resolveSymbol(id: 1), let dot = context.resolveSymbol(id: "dot") else {
                        return
                    }
                    context.draw(text, at: CGPoint(x: 50, y: 20))
                    context.draw(dot, in: CGRect(x: 0, y: 0, width: 40, height: 10))
                    if context.resolveSymbol(id: 2) == nil { context.opacity = 0.5 }
                    context.draw(dot, at: .zero, anchor: .topLeading)
                } symbols: {
                    Text("n\(number)").tag(1)
                    Circle().frame(width: 20, height: 20).tag("dot")
                }
                .frame(width: 100, height: 50)
                Button("more") { number += 1 }
            }
        }
    }

    private func views(_ drawing: CanvasDisplayList) -> [(texts: [String], size: CGSize, frame: CGRect)] {
        drawing.steps.compactMap { step in
            guard case .view(let view, let size, let frame) = step.content else { return nil }
            let texts = view.nodes.compactMap { node -> String? in
                if case .text(let text) = node.content { text.plainText } else { nil }
            }
            return (texts, size, frame)
        }
    }

    @Test func `draws views as symbols by their tags`() throws {
        let page = TestPage { Symbolic() }
        let shown = views(try drawing(page))
        #expect(shown.map(\.texts) == [["n1"], [], []])
        #expect(shown.map(\.size.width) == [20, 20, 20])
        #expect(shown[0].frame.midX == 50 && shown[0].frame.midY == 20)
        #expect(shown[1].frame == CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(shown[2].frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try drawing(page).steps[2].opacity == 0.5)
        // Symbols are no part of the page.
        #expect(page.texts == ["more"])
    }

    @Test func `draws a symbol again when it changes`() throws {
        let page = TestPage { Symbolic() }
        try page.tap("more")
        #expect(views(try drawing(page)).first?.texts == ["n2"])
        try page.tap("more")
        #expect(views(try drawing(page)).first?.texts == ["n3"])
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

    @Test func `turns about its origin, and applies further transforms first`() throws {
        let drawing = try drawing { context, _ in
            var turned = context
            turned.translateBy(x: 5, y: 0)
            turned.rotate(by: .degrees(90))
            turned.fill(Self.square, with: .foreground)
            context.scaleBy(x: 2, y: 2)
            context.concatenate(CGAffineTransform(translationX: 3, y: 4))
            context.fill(Self.square, with: .foreground)
        }
        let turned = try #require(drawing.steps[0].transform)
        let corner = CGPoint(x: 10, y: 0).applying(turned)
        #expect(abs(corner.x - 5) < 1e-9 && abs(corner.y - 10) < 1e-9)
        #expect(drawing.steps[1].transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 6, ty: 8))
    }

    @Test func `has filters within their ranges, and no number that is not finite`() throws {
        func filters(_ filters: GraphicsContext.Filter...) throws -> [DisplayFilter] {
            try drawing { context, _ in
                for filter in filters.reversed() { context.addFilter(filter) }
                context.fill(Self.square, with: .foreground)
            }.steps[0].filters
        }
        #expect(
            try filters(
                .blur(radius: 3), .brightness(0.25), .contrast(1.5), .saturation(0.5), .grayscale(0.75),
                .hueRotation(.degrees(90)), .colorInvert())
                == [
                    .blur(radius: 3), .brightness(0.25), .contrast(1.5), .saturation(0.5), .grayscale(0.75),
                    .hueRotation(degrees: 90), .inversion,
                ])
        #expect(
            try filters(
                .blur(radius: -3), .brightness(-4), .brightness(4), .contrast(-1), .saturation(-1), .grayscale(-1),
                .grayscale(9))
                == [
                    .blur(radius: 0), .brightness(-1), .brightness(1), .contrast(0), .saturation(0), .grayscale(0),
                    .grayscale(1),
                ])
        #expect(
            try filters(
                .blur(radius: .infinity), .brightness(.nan), .contrast(.nan), .saturation(.infinity), .grayscale(.nan),
                .hueRotation(.degrees(.infinity)))
                == [
                    .blur(radius: 0), .brightness(0), .contrast(1), .saturation(1), .grayscale(0),
                    .hueRotation(degrees: 0),
                ])
        #expect(
            try filters(.shadow(color: .red, radius: 4, x: 1, y: 2), .shadow(color: .red, radius: -1))
                == [
                    .shadow(DisplayShadow(color: .named(.red), radius: 4, x: 1, y: 2)),
                    .shadow(DisplayShadow(color: .named(.red), radius: 0, x: 0, y: 0)),
                ])
    }

    @Test func `has gradients whose points are those of the context`() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let stops: [DisplayPaint.GradientStop] = [
            .init(color: .named(.red), location: 0), .init(color: .named(.blue), location: 1),
        ]
        let center = CGPoint(x: 30, y: 20)
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let drawing = try drawing { context, _ in
            let shadings: [GraphicsContext.Shading] = [
                .linearGradient(gradient, startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 30, y: 40)),
                .radialGradient(gradient, center: center, startRadius: 5, endRadius: 15),
                .conicGradient(gradient, center: center, angle: .degrees(45)),
                .palette([.color(.green), .color(.red)]), .style(.tint), .color(white: 0.5, opacity: 0.25),
            ]
            for shading in shadings { context.fill(Self.square, with: context.resolve(shading)) }
        }
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let path = Self.square.display(usesEvenOddRule: false)
        #expect(
            drawing.steps.map(\.content) == [
                .fill(
                    path,
                    .linearGradient(stops: stops, start: UnitPoint(x: 1, y: 2), end: UnitPoint(x: 30, y: 40)), box: unit
                ),
                .fill(
                    path,
                    .radialGradient(stops: stops, center: UnitPoint(x: 30, y: 20), startRadius: 5, endRadius: 15),
                    box: unit),
                .fill(
                    path,
                    .angularGradient(stops: stops, center: UnitPoint(x: 30, y: 20), startAngle: 45, endAngle: 405),
                    box: unit),
                .fill(path, .color(.named(.green)), box: frame), .fill(path, .color(.named(.accent)), box: frame),
                .fill(path, .color(.rgb(0.5, 0.5, 0.5, opacity: 0.25)), box: frame),
            ])
    }

    @Test func `removes the inside of a clip on request`() throws {
        var bounds = CGRect.zero
        let drawing = try drawing { context, _ in
            context.clip(to: Path(CGRect(x: 10, y: 10, width: 5, height: 5)), options: .inverse)
            bounds = context.clipBoundingRect
            context.fill(Self.square, with: .foreground)
        }
        #expect(bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        guard case .path(let clip)? = drawing.clips.first?.area else {
            Issue.record("no path")
            return
        }
        #expect(clip.usesEvenOddRule)
        #expect(
            Array(clip.points) == [
                CGPoint(x: 10, y: 10), CGPoint(x: 15, y: 10), CGPoint(x: 15, y: 15), CGPoint(x: 10, y: 15),
                CGPoint(x: -10_000, y: -10_000), CGPoint(x: 10_100, y: -10_000), CGPoint(x: 10_100, y: 10_050),
                CGPoint(x: -10_000, y: 10_050),
            ])
    }

    @Test func `draws nothing transparent, and clamps the opacity`() throws {
        let drawing = try drawing { context, _ in
            context.opacity = 0
            context.fill(Self.square, with: .foreground)
            context.opacity = -1
            context.fill(Self.square, with: .foreground)
            context.opacity = 7
            context.fill(Self.square, with: .foreground)
            context.opacity = .nan
            context.fill(Self.square, with: .foreground)
        }
        #expect(drawing.steps.map(\.opacity) == [1, 1])
    }

    @Test func `draws layers in the context's transform and clip, and discards those that throw`() throws {
        struct Failure: Error {}
        var bounds = CGRect.zero
        let drawing = try drawing { context, _ in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 40)))
            context.scaleBy(x: 2, y: 2)
            context.blendMode = .screen
            context.addFilter(.colorInvert())
            context.drawLayer { layer in
                bounds = layer.clipBoundingRect
                layer.fill(Self.square, with: .foreground)
            }
            try? context.drawLayer { layer in
                layer.fill(Self.square, with: .foreground)
                throw Failure()
            }
        }
        #expect(bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
        let step = try #require(drawing.steps.first)
        #expect(drawing.steps.count == 1 && step.transform == nil && step.clip == 0)
        #expect(step.blendMode == .screen && step.filters == [.inversion])
        guard case .layer(let inner) = step.content else {
            Issue.record("no layer")
            return
        }
        #expect(inner[0].transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
        #expect(inner[0].clip == nil && inner[0].filters.isEmpty && inner[0].blendMode == .normal)
    }

    @Test func `fills the area of a line whose paint fills areas alone`() throws {
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 5))
        line.addLine(to: CGPoint(x: 10, y: 5))
        let drawing = try drawing { context, _ in
            let shading = GraphicsContext.Shading.conicGradient(Gradient(colors: [.red]), center: .zero)
            context.stroke(line, with: shading, lineWidth: 2)
            context.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 2, lineCap: .round))
            context.stroke(line, with: .color(.red), lineWidth: 0)
        }
        #expect(drawing.steps.count == 2)
        guard case .fill(let area, _, _) = drawing.steps[0].content,
            case .stroke(_, let stroke, let box) = drawing.steps[1].content
        else {
            Issue.record("no area and line")
            return
        }
        #expect(area.points.map(\.y).min() == 4 && area.points.map(\.y).max() == 6)
        #expect(stroke == DisplayStroke(paint: .color(.named(.red)), width: 2, cap: .round))
        #expect(box == CGRect(x: 0, y: 5, width: 10, height: 0))
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

    @Test func `transforms what it draws by a filter, without perspective`() throws {
        let drawing = try drawing { context, _ in
            context.translateBy(x: 10, y: 0)
            context.addFilter(
                .projectionTransform(ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 0))))
            context.fill(Self.square, with: .foreground)
        }
        #expect(drawing.steps[0].transform == .init(a: 2, b: 0, c: 0, d: 2, tx: 13, ty: 0))
        #expect(drawing.steps[0].filters == [])
    }
}
