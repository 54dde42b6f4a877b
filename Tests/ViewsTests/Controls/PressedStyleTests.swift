import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// The ways in which a button's pressed state is in the page: as variants of its nodes, or as nodes of its own.
@MainActor
@Suite struct `The pressed state of a button` {
    private struct Style<Content: View>: ButtonStyle {
        let content: (Bool) -> Content
        func makeBody(configuration: Configuration) -> some View { content(configuration.isPressed) }
    }

    /// A node with a pressed variant: its type, whether it is hidden, and the same for the variant.
    private struct Variant: Equatable, CustomStringConvertible {
        let description: String

        init(_ node: DisplayNode) {
            func part(_ node: DisplayNode) -> String {
                "\(node.type)\(node.appearance?.isHidden == true ? " hidden" : "")"
            }
            description = part(node) + " → " + (node.pressed.map { part($0.node) } ?? "none")
        }
    }

    private func variants<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> [String] {
        let page = TestPage { Button("b") {}.buttonStyle(Style(content: content)) }
        return page.nodes.filter { $0.pressed != nil }.map { Variant($0).description }
    }

    private let swappedText = ["Text → Text hidden", "Text hidden → Text"]

    @Test func `is a variant of a text in another color, opacity or position`() {
        #expect(variants { Text("a").foregroundStyle($0 ? .red : .blue) } == ["Text → Text"])
        #expect(variants { Text("a").opacity($0 ? 0.5 : 1) } == ["Text → Text"])
        #expect(variants { Text("a").offset(x: $0 ? 5 : 0) } == ["Text → Text"])
        #expect(variants { _ in Text("a") } == [])
    }

    @Test func `is a separate text if its words differ or it has a gradient`() {
        #expect(variants { Text($0 ? "a" : "b") } == swappedText)
        #expect(
            variants { isPressed in
                Text("a").foregroundStyle(isPressed ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.blue.gradient))
            } == swappedText)
        #expect(
            variants { isPressed in
                Text("a").foregroundStyle(isPressed ? AnyShapeStyle(Color.red.gradient) : AnyShapeStyle(Color.blue))
            } == swappedText)
    }

    @Test func `is a variant of an image in another color, and a separate image if the image differs`() {
        #expect(variants { Image(systemName: "star").foregroundStyle($0 ? .red : .blue) } == ["Image → Image"])
        #expect(
            variants { Image(systemName: $0 ? "star" : "heart") } == ["Image → Image hidden", "Image hidden → Image"])
        #expect(variants { _ in Image(systemName: "star") } == [])
    }

    @Test func `is a variant of a box if a box can draw it`() {
        #expect(
            variants { Rectangle().fill($0 ? .red : .blue).frame(width: 20, height: 20) } == ["Rectangle → Rectangle"])
        #expect(
            variants { RoundedRectangle(cornerRadius: $0 ? 3 : 6).fill(.red).frame(width: 20, height: 20) }
                == ["RoundedRectangle → RoundedRectangle"])
        #expect(
            variants { Rectangle().strokeBorder(.red, lineWidth: $0 ? 1 : 3).frame(width: 20, height: 20) }
                == ["Rectangle → Rectangle"])
    }

    @Test func `is a separate shape if a box cannot draw it`() {
        func shapes<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> Int {
            variants(content).filter { $0.contains("hidden → ") }.count
        }
        // Paths, lines across the outline, dashes, gradients along a line.
        #expect(shapes { Circle().trim(from: 0, to: $0 ? 0.5 : 0.7).frame(width: 20, height: 20) } == 1)
        #expect(shapes { Rectangle().stroke(.red, lineWidth: $0 ? 1 : 3).frame(width: 20, height: 20) } == 1)
        #expect(
            shapes { isPressed in
                Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: isPressed ? 1 : 3, dash: [2]))
                    .frame(width: 20, height: 20)
            } == 1)
        #expect(
            shapes { isPressed in
                Rectangle().strokeBorder(isPressed ? Color.red.gradient : Color.blue.gradient, lineWidth: 2)
                    .frame(width: 20, height: 20)
            } == 1)
        #expect(shapes { _ in Rectangle().stroke(.red).frame(width: 20, height: 20) } == 0)
    }

    @Test func `has both contents if the numbers of views differ`() {
        let all = variants { isPressed in
            HStack {
                Text("a")
                if isPressed { Text("b") }
            }
        }
        #expect(all.contains { $0.contains("hidden → ") })
        #expect(all.contains { $0.hasSuffix(" hidden") })
    }

    @Test func `moves the views of a row individually if their positions differ`() {
        let all = variants { isPressed in
            HStack(spacing: isPressed ? 20 : 10) {
                Text("a")
                Text("b")
            }
        }
        #expect(!all.isEmpty)
        #expect(
            variants { _ in
                HStack {
                    Text("a")
                    Text("b")
                }
            }.isEmpty)
    }
}
