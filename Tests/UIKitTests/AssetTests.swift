import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `An asset of a catalog in UIKit` {
    private final class Album: ImageCatalog {
        func image(named name: String, bundle: String?, traits: ImageTraits) -> AppImage? {
            switch name {
            case "boat": AppImage(address: "/public/boat.png", size: CGSize(width: 80, height: 40), scale: 2)
            case "buoy":
                AppImage(
                    address: "/public/buoy.svg", size: CGSize(width: 1, height: 1.2), isTemplate: true, isSymbol: true)
            default: nil
            }
        }
    }

    @Test func `is data with a type`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("[1]".utf8).write(to: file)
        DataCatalog.register("UIKitTests.tides", bundle: "/a", .init(file: file, type: "public.json"))
        let asset = try #require(NSDataAsset(name: "UIKitTests.tides"))
        #expect(asset.name == "UIKitTests.tides")
        #expect(asset.data == Data("[1]".utf8))
        #expect(asset.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "UIKitTests.none") == nil)
        try FileManager.default.removeItem(at: file)
        #expect(NSDataAsset(name: "UIKitTests.tides", bundle: .main) == nil)
    }

    @Test func `is a color that differs in the schemes`() throws {
        ColorCatalog.register("UIKitTests.paper", CatalogColor(.init(light: .white, dark: .black)))
        let color = try #require(UIColor(named: "UIKitTests.paper"))
        #expect(color == UIColor(resource: ColorResource(name: "UIKitTests.paper", bundle: .main)))
        let dark = try #require(
            UIColor(
                named: "UIKitTests.paper", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(dark == UIColor(Color(.sRGB, red: 0, green: 0, blue: 0)))
        #expect(UIColor(named: "UIKitTests.none") == nil)
    }

    @Test func `is an image while the app has a page`() throws {
        let resources = AppResources(measurer: TenByTenFont())
        resources.images = Album()
        let page = TestPage(resources: resources) { Text("a") }
        try withExtendedLifetime(page) {
            let boat = try #require(UIImage(named: "boat"))
            #expect(boat.size == CGSize(width: 80, height: 40))
            #expect(boat.scale == 2)
            #expect(UIImage(resource: ImageResource(name: "boat", bundle: .main)).size == boat.size)
            #expect(UIImage(resource: ImageResource(name: "none", bundle: .main)).size == .zero)
            #expect(UIImage(named: "none", in: .main, compatibleWith: nil) == nil)
            #expect(UIImage(named: "buoy")?.size == CGSize(width: 17, height: 21))
        }
    }
}
