import EspalierAssetCatalogs
import Foundation
import Testing

@testable import EspalierGenerateAssets

@Suite struct `The source of symbols` {
    private func source(_ folders: [String]) throws -> String {
        var files = Dictionary(uniqueKeysWithValues: folders.map { ($0 + "/Contents.json", "{}") })
        files["Sea/Contents.json"] = #"{"properties": {"provides-namespace": true}}"#
        let folder = try CatalogFolder(files)
        return withExtendedLifetime(folder) { SymbolSource(AssetCatalog(folder.url)).text }
    }

    @Test func `has resources in namespaces, and values of them`() throws {
        let text = try source(["Sea/Boat.imageset", "Sand.colorset", "Sea/Deep.colorset"])
        #expect(
            text == """
                // The names of the target's assets, generated from its catalogs.
                import Foundation
                import SwiftUI

                private let assetBundle = Foundation.Bundle.module

                extension ColorResource {
                    /// The asset "Sand".
                    static let sand = SwiftUI.ColorResource(name: "Sand", bundle: assetBundle)
                    enum Sea {
                        /// The asset "Sea/Deep".
                        static let deep = SwiftUI.ColorResource(name: "Sea/Deep", bundle: assetBundle)
                    }
                }

                extension ImageResource {
                    enum Sea {
                        /// The asset "Sea/Boat".
                        static let boat = SwiftUI.ImageResource(name: "Sea/Boat", bundle: assetBundle)
                    }
                }

                extension SwiftUI.Color {
                    static var sand: SwiftUI.Color { .init(.sand) }
                    enum Sea {
                        static var deep: SwiftUI.Color { .init(.Sea.deep) }
                    }
                }

                extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
                    static var sand: SwiftUI.Color { .init(.sand) }
                }

                extension UIColor {
                    static var sand: UIColor { .init(resource: .sand) }
                    enum Sea {
                        static var deep: UIColor { .init(resource: .Sea.deep) }
                    }
                }

                extension UIImage {
                    enum Sea {
                        static var boat: UIImage { .init(resource: .Sea.boat) }
                    }
                }


                """)
    }

    @Test func `does not hide the colors of the system`() throws {
        let text = try source(["PrimaryColor.colorset", "label.colorset"])
        #expect(text.contains(#"static let primary = SwiftUI.ColorResource(name: "PrimaryColor""#))
        #expect(!text.contains("static var primary"))
        #expect(
            text.contains(
                "#warning(\"The color 'PrimaryColor' has no symbol in Color, which has 'primary' itself. Rename the asset.\")"
            ))
        #expect(text.contains("static var label: SwiftUI.Color"))
        #expect(!text.contains("static var label: UIColor"))
    }

    @Test func `warns of assets with one symbol, and of damaged ones`() throws {
        let text = try source(["my boat.imageset", "myBoat.imageset"])
        #expect(text.contains("#warning(\"The assets 'my boat' and 'myBoat' have the same symbol 'myBoat'."))
        #expect(text.matches(of: /static let myBoat/).count == 1)
        let folder = try CatalogFolder(["Bad.imageset/Contents.json": "{"])
        #expect(
            SymbolSource(AssetCatalog(folder.url)).text.contains(
                "#warning(\"An asset catalog is damaged. Bad.imageset/Contents.json: the file is no valid JSON\")"))
    }

    @Test func `escapes names`() throws {
        let text = try source([#"a"\(b).imageset"#])
        #expect(text.contains(#"static let aB = SwiftUI.ImageResource(name: "a\"\\(b)", bundle: assetBundle)"#))
    }
}
