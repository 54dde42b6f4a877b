import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

private let frame = CGRect(x: 0, y: 0, width: 20, height: 10)

@Suite struct `A shape made of another` {
    @Test func `is its outline, transformed`() {
        #expect(Rectangle().trim(from: 0, to: 0.5).path(in: frame).description == "0 0 m 20 0 l 20 10 l")
        #expect(Rectangle().offset(x: 3, y: -1).path(in: frame).description == "3 -1 m 23 -1 l 23 9 l 3 9 l h")
        #expect(
            Rectangle().offset(CGSize(width: 1, height: 2)).path(in: frame).boundingRect.origin == CGPoint(x: 1, y: 2))
        #expect(Rectangle().scale(0.5).path(in: frame).boundingRect == CGRect(x: 5, y: 2.5, width: 10, height: 5))
        #expect(
            Rectangle().scale(x: 0.5, y: 1, anchor: .leading).path(in: frame).boundingRect
                == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(Rectangle().size(width: 4, height: 5).path(in: frame).boundingRect.size == CGSize(width: 4, height: 5))
        #expect(
            Rectangle().transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 0)).path(in: frame).boundingRect
                == CGRect(x: 1, y: 0, width: 40, height: 10))
        let turned = Rectangle().rotation(.degrees(90)).path(in: frame).boundingRect
        #expect([turned.minX, turned.minY, turned.width, turned.height].map { $0.rounded() } == [5, -5, 10, 20])
        #expect(AnyShape(AnyShape(Circle())).path(in: frame) == Circle().path(in: frame))
    }

    @Test func `applies an inset to the original shape`() {
        #expect(
            Rectangle().offset(x: 1, y: 0).inset(by: 2).path(in: frame).boundingRect
                == CGRect(x: 3, y: 2, width: 16, height: 6))
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 1).inset(by: 2)
        let radii = uneven.base.cornerRadii
        #expect(radii == RectangleCornerRadii(topLeading: 3, bottomTrailing: 0))
        #expect(uneven.path(in: frame).boundingRect == CGRect(x: 2, y: 2, width: 16, height: 6))
    }

    @Test func `has the animatable data of both`() {
        var trimmed = _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 0.25)
        trimmed.animatableData.second.second = 0.5
        #expect(trimmed.endFraction == 0.5)
        var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        radii.animatableData = radii.animatableData.scaled(by: 2)
        #expect(radii == RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8))
    }
}

@MainActor
@Suite struct `A drawn shape` {
    private func shapes(_ page: TestPage) -> [DisplayShape] {
        page.nodes.compactMap { if case .shape(let shape) = $0.content { shape } else { nil } }
    }

    @Test func `has a fill and a stroke in one`() throws {
        let page = TestPage { Circle().fill(.red).stroke(.blue, lineWidth: 3).frame(width: 20, height: 20) }
        let shape = try #require(shapes(page).first)
        #expect(shapes(page).count == 1)
        #expect(shape.outline == .ellipse && shape.fill == .color(.named(.red)))
        #expect(shape.stroke?.paint == .color(.named(.blue)) && shape.stroke?.width == 3)
    }

    @Test func `has additional layers over them`() throws {
        let page = TestPage {
            Rectangle().stroke(.blue, lineWidth: 8).fill(.red).strokeBorder(.green).frame(width: 20, height: 20)
        }
        let layers = shapes(page)
        #expect(layers.map { $0.stroke?.paint } == [.color(.named(.blue)), nil, .color(.named(.green))])
        #expect(layers.map(\.fill) == [nil, .color(.named(.red)), nil])
    }

    @Test func `strokes its border separately if it is not a rectangle`() throws {
        let page = TestPage {
            UnevenRoundedRectangle(topLeadingRadius: 6).fill(.red).strokeBorder(.blue, lineWidth: 4)
                .frame(width: 20, height: 20)
        }
        let stroke = try #require(shapes(page).first?.stroke)
        guard case .path(let path) = stroke.outline else {
            Issue.record("no path")
            return
        }
        #expect(path.points.map(\.x).min() == 2 && path.points.map(\.y).max() == 18)
        #expect(path.points.first == CGPoint(x: 6, y: 2))
    }

    @Test func `is a line where an outline is filled`() throws {
        let page = TestPage { Circle().stroke(lineWidth: 4).fill(.red).frame(width: 20, height: 20) }
        let shape = try #require(shapes(page).first)
        #expect(shape.fill == nil && shape.stroke?.width == 4 && shape.stroke?.paint == .color(.named(.red)))
        let plain = TestPage { Circle().stroke(style: StrokeStyle(lineWidth: 2)).frame(width: 20, height: 20) }
        let only = try #require(shapes(plain).first)
        #expect(only.outline == .ellipse || only.stroke == nil)
    }

    @Test func `has the area of its stroke for an angular gradient`() throws {
        let page = TestPage {
            Circle().stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 4)
                .frame(width: 20, height: 20)
        }
        let area = try #require(shapes(page).first?.stroke?.area)
        #expect(abs((area.points.map(\.x).min() ?? 0) + 2) < 0.01)
    }

    @Test func `is unchanged after a change of its layers`() throws {
        struct Layers: View {
            @State private var width = 1.0

            var body: some View {
                VStack {
                    Rectangle().stroke(.blue, lineWidth: width).fill(.red)
                    Button("Wider") { width = 5 }
                }
            }
        }
        let page = TestPage { Layers() }
        try page.tap("Wider")
        #expect(shapes(page).first?.stroke?.width == 5)
    }

    @Test func `ignores invalid numbers`() throws {
        let page = TestPage {
            Circle().stroke(
                .red, style: StrokeStyle(lineWidth: .infinity, miterLimit: .nan, dash: [.nan, 2], dashPhase: .nan))
        }
        let stroke = try #require(shapes(page).first?.stroke)
        #expect(stroke.width == 0 && stroke.miterLimit == 10 && stroke.dash.isEmpty && stroke.dashPhase == 0)
    }
}

@MainActor
@Suite struct `A gradient` {
    @Test func `is a view that fills its space`() throws {
        let page = TestPage {
            VStack(spacing: 0) {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                AngularGradient(colors: [.red, .blue], center: .center)
                EllipticalGradient(colors: [.red, .blue])
                RadialGradient(colors: [.red, .blue], center: .top, startRadius: 0, endRadius: 9)
            }
        }
        #expect(page.frames(ofType: "Rectangle").map(\.height) == [50, 50, 50, 50])
    }

    @Test func `around a point covers a full turn or part of a turn`() {
        let stops = [
            DisplayPaint.GradientStop(color: .named(.red), location: 0), .init(color: .named(.blue), location: 1),
        ]
        let context = ShapeStyleContext()
        #expect(
            AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90)).resolved(in: context)
                == .angularGradient(stops: stops, center: .center, startAngle: 90, endAngle: 450))
        let part = AngularGradient(
            colors: [.red, .blue], center: .top, startAngle: .degrees(10), endAngle: .degrees(20))
        guard case .angularGradient(_, .top, let start, let end) = part.resolved(in: context) else {
            Issue.record("no gradient")
            return
        }
        #expect(start.rounded() == 10 && end.rounded() == 20)
        #expect(
            EllipticalGradient(colors: [.red, .blue], center: .top, endRadiusFraction: 0.75).opacity(0.5)
                .resolved(in: context).stops?.map(\.color.opacity) == [0.5, 0.5])
    }
}

@MainActor
@Suite struct `A container's shape` {
    private func outline(_ page: TestPage) -> DisplayPath? {
        for node in page.nodes {
            if case .shape(let shape) = node.content, case .path(let path) = shape.outline { return path }
        }
        return nil
    }

    @Test func `is followed inside, reduced by the distance`() throws {
        let page = TestPage {
            ContainerRelativeShape().fill(.red).padding(6).frame(width: 60, height: 40)
                .containerShape(RoundedRectangle(cornerRadius: 10))
        }
        let path = try #require(outline(page))
        // A radius of 10, 6 points further inside.
        #expect(path.points.first == CGPoint(x: 4, y: 0))
        #expect(path.points.map(\.x).max() == 48 && path.points.map(\.y).max() == 28)
    }

    @Test func `is a rectangle without a container`() throws {
        let page = TestPage { ContainerRelativeShape().fill(.red).frame(width: 60, height: 40) }
        #expect(try #require(outline(page)).points.count == 4)
    }
}

@MainActor
@Suite struct `A content shape` {
    @Test func `receives the taps, and its bounding box receives none`() throws {
        var taps = 0
        let page = TestPage {
            Color.red.frame(width: 40, height: 40).contentShape(Circle()).onTapGesture { taps += 1 }
                .accessibilityLabel("Dot")
        }
        let dot = try #require(page.target("Dot", for: .tap))
        #expect(dot.appearance?.ignoresPointer == true)
        let area = try #require(page.nodes.first { if case .tapArea = $0.content { true } else { false } })
        #expect(area.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(area.appearance?.clipOutline == .ellipse)
        try page.tap("Dot")
        #expect(taps == 1)
    }

    @Test func `of a button's label is the button's`() throws {
        let page = TestPage {
            Button {
            } label: {
                Text("Go").frame(width: 80, height: 80).contentShape(Circle())
            }.buttonStyle(.plain)
        }
        #expect(page.target("Go", for: .tap)?.appearance?.ignoresPointer == true)
    }

    @Test func `that is a rectangle changes nothing`() {
        let page = TestPage {
            Color.red.frame(width: 40, height: 40).contentShape(Rectangle()).contentShape(.hoverEffect, Circle())
        }
        #expect(!page.nodes.contains { if case .tapArea = $0.content { true } else { false } })
        #expect(!page.nodes.contains { $0.appearance?.ignoresPointer == true })
    }

    @Test func `leaves controls inside alone`() {
        let page = TestPage { Button("Go") {}.frame(width: 90, height: 90).contentShape(Circle()) }
        #expect(page.target("Go", for: .tap)?.appearance?.ignoresPointer != true)
    }
}
