import Dispatch
import Foundation
import HTMLRenderer
import TextMeasurement
public import Views

extension App {
    /// Serves the app's pages until the process is asked to end. `--help` lists the options.
    @MainActor
    public static func main() {
        ServerProgram.run(
            app: { AppBlueprint(Self.self, measurer: $0) }, equipment: { try ServerProgram.Equipment.standard() })
    }
}

extension ServerProgram.Equipment {
    /// The fonts of the machine, the app's texts, the renderer, and the library's own files.
    @MainActor
    static func standard() throws -> ServerProgram.Equipment {
        let fonts = try FontLibrary()
        fonts.openFiles()
        let webFonts = fonts.webFonts
        let pageFonts = PageFonts(fonts)
        let client = EmbeddedAssets.client.bytes(with: pageFonts.clientTable)
        let lists = EmbeddedAssets.lists.withUTF8Buffer { [UInt8]($0) }
        let gestures = EmbeddedAssets.gestures.withUTF8Buffer { [UInt8]($0) }
        let clientName = "client-\(ContentHash.text(of: client)).js"
        let listsName = "lists-\(ContentHash.text(of: lists)).js"
        let gesturesName = "gestures-\(ContentHash.text(of: gestures)).js"
        DispatchQueue.global(qos: .utility).async { webFonts.prepareUsualFiles() }
        let measurer = TextMeasurer(fonts: fonts)
        AppResources.of(measurer).strings = AppStrings()
        return ServerProgram.Equipment(
            measurer: measurer,
            renderer: PageRenderer(
                assets: PageAssets(
                    styleSheet: EmbeddedAssets.styleSheet.withUTF8Buffer { [UInt8]($0) }, fonts: pageFonts,
                    script: "/public/" + clientName,
                    listScript: "/public/" + listsName, gestureScript: "/public/" + gesturesName),
                symbols: SymbolFiles()),
            addFiles: { files in
                files.add(clientName, bytes: client, isHashed: true)
                files.add(listsName, bytes: lists, isHashed: true)
                files.add(gesturesName, bytes: gestures, isHashed: true)
                for font in webFonts.files { files.add(font.name) { font.data } }
            })
    }
}

extension StaticString {
    /// The client's bytes with the table of fonts in the place that is left for it.
    fileprivate func bytes(with fontTable: [UInt8]) -> [UInt8] {
        let text = withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        return Array(text.replacing("FONT_TABLE", with: String(decoding: fontTable, as: UTF8.self)).utf8)
    }
}
