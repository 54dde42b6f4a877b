import EspalierAssetCatalogs
import Foundation

/// Prepares the resources of a target for its build.
///
///     GenerateAssets symbols OUTPUT CATALOG…    writes the Swift names of the assets of catalogs
///     GenerateAssets copy FROM TO               copies a file or folder
@main struct GenerateAssets {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let files = arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        switch arguments.first {
        case "symbols" where !files.isEmpty:
            var catalog = AssetCatalog()
            for file in files.dropFirst() { catalog.merge(AssetCatalog(file)) }
            let symbols = Data(SymbolSource(catalog).text.utf8)
            // The package manager runs this program again whenever its plan changes. An unchanged output compiles nothing again.
            if (try? Data(contentsOf: files[0])) != symbols { try symbols.write(to: files[0], options: .atomic) }
        case "copy" where files.count == 2:
            try? FileManager.default.removeItem(at: files[1])
            try FileManager.default.copyItem(at: files[0], to: files[1])
            // The build copies a folder again only if the folder itself has changed.
            try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: files[1].path)
        default:
            FileHandle.standardError.write(Data("GenerateAssets symbols OUTPUT CATALOG… | copy FROM TO\n".utf8))
            exit(64)
        }
    }
}
