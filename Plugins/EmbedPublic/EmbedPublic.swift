import Foundation
import PackagePlugin

/// Runs `EmbedAssets` before the server is compiled, whenever something in `public` has changed.
@main struct EmbedPublic: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "public")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedAssets.swift")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        return [
            .buildCommand(
                displayName: "Embedding public", executable: try context.tool(named: "EspalierEmbedAssets").url,
                arguments: [folder.path, output.path], inputFiles: (files ?? []).filter { !$0.hasDirectoryPath },
                outputFiles: [output])
        ]
    }
}
