import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `An image from a file` {
    /// Images of 80 × 40 points, except for missing ones.
    private final class Album: ImageCatalog {
        func image(named name: String, bundle: String?, traits: ImageTraits) -> AppImage? {
            switch name {
            case "gone": return nil
            case "symbol":
                return AppImage(
                    address: "/public/symbol.svg", size: CGSize(width: 1.5, height: 1.2), isTemplate: true,
                    isSymbol: true)
            case "form", "photo":
                return AppImage(
                    address: "/public/form.svg", size: CGSize(width: 80, height: 40), isTemplate: name == "form")
            case "harbor":
                let schemes = DisplayImage.SchemeAddresses(light: "/public/day.png", dark: "/public/night.png")
                return AppImage(
                    address: traits.isDark ? schemes.dark : schemes.light, size: CGSize(width: 80, height: 40),
                    schemes: schemes)
            default: break
            }
            return AppImage(address: "/public/\(name).png", size: CGSize(width: 80, height: 40), scale: 2)
        }
    }

    private let album = Album()

    private func page<Content: View>(@ViewBuilder _ content: () -> Content) -> TestPage {
        let resources = AppResources(measurer: TenByTenFont())
        resources.images = album
        return TestPage(resources: resources, content)
    }

    private func image(_ page: TestPage) throws -> DisplayImage {
        let found = page.nodes.lazy.compactMap { if case .image(let image) = $0.content { image } else { nil } }.first
        return try #require(found)
    }

    @Test func `has its natural size`() throws {
        let page = page { Image("boat") }
        #expect(page.frames(ofType: "Image") == [CGRect(x: 110, y: 80, width: 80, height: 40)])
        #expect(try image(page).source == .url("/public/boat.png"))
        #expect(try image(page).alternative == "boat")
    }

    @Test func `of a symbol stands on either baseline of a text, centered on its capitals`() {
        func top(_ alignment: VerticalAlignment, isResizable: Bool = false) -> CGFloat? {
            let page = TestPage {
                HStack(alignment: alignment, spacing: 0) {
                    Text("a").frame(height: 60)
                    if isResizable {
                        Image(systemName: "star").resizable().frame(width: 20, height: 20)
                    } else {
                        Image(systemName: "star").font(.system(size: 20))
                    }
                }
            }
            return page.frames(ofType: "Image").first?.minY
        }
        let first = top(.firstTextBaseline)
        #expect(first != nil && first == top(.lastTextBaseline))
        #expect(first != top(.bottom) && first != top(.top))
        #expect(top(.firstTextBaseline, isResizable: true) != first)
    }

    @Test func `of a catalog has addresses for both schemes, unless the author sets the scheme of a part`() throws {
        let harbor = try image(page { Image("harbor") })
        #expect(harbor.source == .url("/public/day.png"))
        #expect(harbor.schemes == .init(light: "/public/day.png", dark: "/public/night.png"))
        let night = try image(page { Image("harbor").environment(\.colorScheme, .dark) })
        #expect(night.source == .url("/public/night.png"))
        #expect(night.schemes == nil)
        let preferred = try image(page { Image("harbor").preferredColorScheme(.dark) })
        #expect(preferred.source == .url("/public/night.png"))
        #expect(preferred.schemes == harbor.schemes)
    }

    @Test func `of a catalog may be a template, unless the view decides`() throws {
        #expect(try image(page { Image("form") }).isTemplate)
        #expect(try !image(page { Image("photo") }).isTemplate)
        #expect(try !image(page { Image("form").renderingMode(.original) }).isTemplate)
        #expect(try image(page { Image("photo").renderingMode(.template) }).isTemplate)
    }

    @Test func `that is a symbol of a catalog grows with the font`() throws {
        func size(_ view: some View) -> CGSize? { page { view }.frames(ofType: "Image").first?.size }
        #expect(size(Image("symbol").font(.system(size: 20))) == CGSize(width: 30, height: 24))
        #expect(size(Image("symbol").font(.system(size: 40))) == CGSize(width: 60, height: 48))
        #expect(size(Image("symbol").font(.system(size: 40)).imageScale(.large)) == CGSize(width: 75, height: 60))
        #expect(try image(page { Image("symbol") }).isTemplate)
    }

    @Test func `by the name of a resource is that of its bundle`() throws {
        let resource = ImageResource(name: "boat", bundle: .main)
        #expect(try image(page { Image(resource) }).source == .url("/public/boat.png"))
        #expect(try image(page { Label("Sail", image: resource) }).source == .url("/public/boat.png"))
        #expect(try image(page { Button("Sail", image: resource) {} }).source == .url("/public/boat.png"))
    }

    @Test func `that is resizable takes the proposed size, and its natural length for nil`() {
        #expect(
            page { Image("boat").resizable() }.frames(ofType: "Image") == [CGRect(x: 0, y: 0, width: 300, height: 200)])
        let ideal = page { Image("boat").resizable().fixedSize() }
        #expect(ideal.frames(ofType: "Image") == [CGRect(x: 110, y: 80, width: 80, height: 40)])
        let wide = page { Image("boat").resizable().frame(width: 200).fixedSize() }
        #expect(wide.frames(ofType: "Image") == [CGRect(x: 50, y: 80, width: 200, height: 40)])
    }

    @Test func `keeps its aspect ratio when fitted and filled`() {
        let fitted = page { Image("boat").resizable().scaledToFit() }
        #expect(fitted.frames(ofType: "Image") == [CGRect(x: 0, y: 25, width: 300, height: 150)])
        let filled = page { Image("boat").resizable().aspectRatio(contentMode: .fill) }
        #expect(filled.frames(ofType: "Image") == [CGRect(x: -50, y: 0, width: 400, height: 200)])
    }

    @Test func `that is missing shows nothing and takes no space`() {
        let page = page {
            HStack(spacing: 0) {
                Image("gone"); Text("a")
            }
        }
        #expect(page.frames(ofType: "Image") == [])
        #expect(page.frame(of: "a") == CGRect(x: 145, y: 95, width: 10, height: 10))
        #expect(Warning.wrote("no image named 'gone': nothing is drawn"))
    }

    @Test func `from the web is square until it is resizable, because its size is unknown`() throws {
        let page = page { Image("https://example.org/a.png") }
        #expect(page.frames(ofType: "Image") == [CGRect(x: 100, y: 50, width: 100, height: 100)])
        #expect(try image(page).source == .url("https://example.org/a.png"))
    }

    @Test func `is tiled, sliced, drawn as pixels or as a template, as the view specifies`() throws {
        let plain = try image(page { Image("boat").resizable() })
        #expect(plain.fitting == .stretched)
        #expect(!plain.isTemplate)
        #expect(!plain.isPixelated)
        #expect(
            try image(page { Image("boat").resizable(resizingMode: .tile) }).fitting
                == .tiled(CGSize(width: 80, height: 40)))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: -3, trailing: .nan)
        #expect(
            try image(page { Image("boat").resizable(capInsets: insets, resizingMode: .tile) }).fitting
                == .sliced(EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0), scale: 2, isTiled: true))
        #expect(try image(page { Image("boat").interpolation(.none) }).isPixelated)
        let template = try image(page { Image("boat").renderingMode(.template).foregroundStyle(.red) })
        #expect(template.isTemplate)
        #expect(template.paint == .color(Color.red.resolved(in: ShapeStyleContext())))
        #expect(!(try image(page { Image("boat").renderingMode(.original) }).isTemplate))
    }

    @Test func `changes when the view names another one`() throws {
        struct Page: View {
            @State private var name = "boat"
            var body: some View {
                Image(name)
                Button("go") { name = "gone" }
                Button("back") { name = "train" }
            }
        }
        let page = page { Page() }
        try page.tap("go")
        #expect(page.frames(ofType: "Image") == [])
        try page.tap("back")
        #expect(try image(page).source == .url("/public/train.png"))
    }

    @Test func `of a symbol has a gradient of its color if the app sets it`() throws {
        func paint<V: View>(_ view: V) throws -> DisplayPaint? { try image(page { view }).paint }
        let plain = Image(systemName: "star").foregroundStyle(Color(red: 1, green: 0, blue: 0))
        #expect(try paint(plain.symbolColorRenderingMode(.flat)) == .color(.rgb(1, 0, 0, opacity: 1)))
        let gradient = try paint(plain.symbolColorRenderingMode(.gradient))
        #expect(gradient == Color(red: 1, green: 0, blue: 0).gradient.resolved(in: ShapeStyleContext()))
        let own = Image(systemName: "star").symbolColorRenderingMode(.gradient)
        #expect(try paint(own.foregroundStyle(Color(red: 1, green: 0, blue: 0))) == gradient)
    }
}
