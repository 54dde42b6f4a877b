import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

struct ColorTests {
    private let light = ShapeStyleContext()
    private let dark = ShapeStyleContext(isDark: true)

    @Test func `system colors stay names`() {
        #expect(Color.red.resolved(in: light) == .named(.red))
        #expect(Color.primary.opacity(0.5).opacity(0.5).resolved(in: dark) == .named(.label, opacity: 0.25))
        #expect(Color.white.resolved(in: dark) == .rgb(1, 1, 1))
        #expect(Color.clear.resolved(in: light) == .rgb(0, 0, 0, opacity: 0))
    }

    @Test func `the accent color is the environment's tint`() {
        #expect(Color.accentColor.resolved(in: light) == .named(.accent))
        let tinted = ShapeStyleContext(tint: .color(.named(.green)))
        #expect(Color.accentColor.opacity(0.5).resolved(in: tinted) == .named(.green, opacity: 0.5))
    }

    @Test(
        arguments: [
            (0.0, 1.0, 1.0, "#FF0000FF"), (1 / 3, 1, 1, "#00FF00FF"), (2 / 3, 1, 1, "#0000FFFF"),
            (1, 1, 1, "#FF0000FF"),
            (0.5, 0.5, 0.5, "#408080FF"), (0, 0, 1, "#FFFFFFFF"), (1.5, 1, 1, "#00FFFFFF"), (-0.5, 1, 1, "#00FFFFFF"),
            (.nan, 1, 1, "#FF0000FF"),
        ] as [(Double, Double, Double, String)])
    func `hue, saturation and brightness give components`(
        _ hue: Double, _ saturation: Double, _ brightness: Double, _ expected: String
    ) {
        #expect("\(Color(hue: hue, saturation: saturation, brightness: brightness))" == expected)
    }

    @Test func `components of other color spaces are converted to sRGB`() {
        #expect("\(Color(.sRGBLinear, red: 0.5, green: 0, blue: 1))" == "#BC00FFFF")
        #expect("\(Color(.displayP3, red: 1, green: 0, blue: 0))" == "#FF0000FF")
        #expect("\(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5))" == "#808080FF")
        #expect("\(Color(white: 0.5, opacity: 0.5))" == "#80808080")
        #expect("\(Color(red: .nan, green: 2, blue: -1))" == "#00FF00FF")
    }

    @Test func `colors are described as SwiftUI does`() {
        #expect("\(Color.red)" == "red")
        #expect("\(Color.primary)" == "primary")
        #expect("\(Color.blue.opacity(0.25))" == "25% blue")
        #expect("\(Color.accentColor)" == "accentColor")
    }

    @Test func `a mixture lies between its colors in the current scheme`() {
        let gray = Color.white.mix(with: .black, by: 0.5, in: .device)
        #expect(gray.resolved(in: light) == .rgb(0.5, 0.5, 0.5))
        #expect(Color.white.mix(with: .black, by: 0).resolved(in: light) == .rgb(1, 1, 1))
        let label = Color.primary.mix(with: .white, by: 0, in: .device)
        #expect(label.resolved(in: light) == .rgb(0, 0, 0))
        #expect(label.resolved(in: dark) == .rgb(1, 1, 1))
    }

    private func number(_ color: DisplayColor) -> Int? {
        if case .asset(let asset) = color.base { Int(asset.number) } else { nil }
    }

    @Test func `a color of a catalog is a variable that follows the scheme, and an unknown one is clear`() throws {
        ColorCatalog.register("ColorTests.brand", CatalogColor(.init(light: .red, dark: Color(white: 0.5))))
        let color = Color("ColorTests.brand").opacity(0.5)
        let found = try #require(number(color.resolved(in: light)))
        #expect(number(color.resolved(in: dark)) == found)
        #expect(color.resolved(in: dark).opacity == 0.5)
        #expect(ColorCatalog.colors[found].usual.light == .red)
        #expect(Color("ColorTests.nothing").resolved(in: light) == .clear)
    }

    @Test func `a color of a catalog has the components of the scheme`() {
        ColorCatalog.register(
            "ColorTests.paper", CatalogColor(.init(light: .white, dark: Color(white: 0.25).opacity(0.5))))
        let color = Color("ColorTests.paper").opacity(0.5)
        #expect(color.components(in: light) == ColorComponents(red: 1, green: 1, blue: 1, opacity: 0.5))
        #expect(color.components(in: dark) == ColorComponents(red: 0.25, green: 0.25, blue: 0.25, opacity: 0.25))
    }

    @Test func `a color of a catalog is that of the scheme that the author set for a part of the page`() {
        ColorCatalog.register("ColorTests.part", CatalogColor(.init(light: .white, dark: .black)))
        var values = EnvironmentValues()
        values.setPageScheme(.dark)
        #expect(number(Color("ColorTests.part").resolved(in: values.shapeStyleContext)) != nil)
        values.colorScheme = .dark
        #expect(Color("ColorTests.part").resolved(in: values.shapeStyleContext) == .rgb(0, 0, 0))
        values.colorScheme = .light
        #expect(Color("ColorTests.part").resolved(in: values.shapeStyleContext) == .rgb(1, 1, 1))
    }

    @Test func `colors of one name in two bundles are different`() throws {
        ColorCatalog.register("ColorTests.two", bundle: "/a", CatalogColor(.init(light: .red, dark: .red)))
        ColorCatalog.register("ColorTests.two", bundle: "/b", CatalogColor(.init(light: .blue, dark: .blue)))
        func found(_ bundle: String?) throws -> Color {
            let color = Color(.asset(name: "ColorTests.two", bundle: bundle, opacity: 1))
            return ColorCatalog.colors[try #require(number(color.resolved(in: light)))].usual.light
        }
        #expect(try found("/a") == .red)
        #expect(try found("/b") == .blue)
        #expect(try found(nil) == .red)
        #expect(ColorCatalog.contains("ColorTests.two", bundle: "/b"))
        #expect(!ColorCatalog.contains("ColorTests.two", bundle: "/c"))
    }

    @Test func `a color of a catalog is opaque if all its appearances are`() throws {
        func isOpaque(_ name: String, _ color: CatalogColor) -> Bool? {
            ColorCatalog.register(name, color)
            guard case .asset(let asset) = Color(name).resolved(in: light).base else { return nil }
            return asset.isOpaque
        }
        let solid = CatalogColor.Pair(light: .white, dark: .black)
        #expect(isOpaque("ColorTests.solid", CatalogColor(solid)) == true)
        let pale = CatalogColor.Pair(light: .white, dark: .black.opacity(0.5))
        #expect(isOpaque("ColorTests.pale", CatalogColor(pale)) == false)
        #expect(isOpaque("ColorTests.contrast", CatalogColor(solid, highContrast: pale)) == false)
    }

    @Test func `a resolved color has linear and encoded components`() {
        let color = Color.Resolved(red: 0.5, green: 0, blue: 1, opacity: 0.25)
        #expect(abs(color.linearRed - 0.21404) < 0.0001)
        #expect(abs(color.red - 0.5) < 0.0001)
        #expect(color.description == "#8000FF40")
    }

    @Test func `resolved components may be set one by one`() {
        var color = Color.Resolved(red: 0, green: 0, blue: 0)
        (color.red, color.green, color.blue) = (1, 0.5, 0.25)
        #expect(abs(color.linearRed - 1) < 1e-4 && abs(color.linearGreen - 0.2140) < 1e-4)
        #expect(abs(color.linearBlue - 0.0509) < 1e-4 && abs(color.green - 0.5) < 1e-4)
    }

    @Test func `a color for bright displays is drawn as its components`() {
        var color = Color.ResolvedHDR(Color.Resolved(red: 0, green: 0.5, blue: 1, opacity: 0.5), headroom: 4)
        #expect(color.headroom == 4)
        (color.red, color.opacity) = (1, 1)
        #expect(Color(color).description == "#FF80FFFF")
        #expect(color.description == "#FF80FFFF")
        #expect(Color(.sRGB, red: 1, green: 0, blue: 0).resolveHDR(in: EnvironmentValues()).headroom == nil)
    }

    @Test func `a color of any kind comes back from a snapshot`() throws {
        let colors: [Color] = [
            .red, .red.opacity(0.5), Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4), .accentColor,
            Color("sea"), Color(.asset(name: "sea", bundle: "/App.resources", opacity: 0.5)),
            .red.mix(with: .blue, by: 0.25), .red.mix(with: .blue, by: 0.25, in: .device),
        ]
        for color in colors {
            #expect(Color(stateCode: color.code) == color)
            let data = try JSONEncoder().encode(color.code)
            let read = try JSONDecoder().decode(Color.StateCode.self, from: data)
            #expect(Color(stateCode: read) == color)
        }
        #expect(Color(stateCode: .named("none", opacity: 1)) == nil)
        #expect(
            Color(
                stateCode: .mix(
                    .named("none", opacity: 1), .tint(opacity: 1), fraction: 0.5, isPerceptual: true, opacity: 1))
                == nil)
    }

    private struct SchemeColor: ShapeStyle, Hashable {
        var red: Float

        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            Color.Resolved(red: red, green: 0, blue: environment.colorScheme == .dark ? 1 : 0)
        }
    }

    @MainActor @Test func `a color of a style of the app is what the style resolves to at its place`() {
        let color = Color(SchemeColor(red: 1))
        let page = TestPage {
            VStack {
                Rectangle().fill(color)
                Rectangle().fill(color.opacity(0.5)).environment(\.colorScheme, .dark)
            }
        }
        let fills = page.nodes.compactMap { node -> DisplayPaint? in
            if case .shape(let shape) = node.content { shape.fill } else { nil }
        }
        #expect(fills == [.color(.rgb(1, 0, 0, opacity: 1)), .color(.rgb(1, 0, 1, opacity: 0.5))])
        #expect(color == Color(SchemeColor(red: 1)) && color != Color(SchemeColor(red: 0.5)))
    }
}
