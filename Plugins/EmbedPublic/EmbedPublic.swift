import Foundation
import PackagePlugin

/// Runs `EmbedAssets` before a target is compiled, whenever `public` has changed. The display tree gets the event types,
/// the renderer the wire names, and the server the files of its pages.
@main struct EmbedPublic: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "public")
        let table = folder.appending(path: "wire.txt")
        let program = try context.tool(named: "EspalierEmbedAssets").url
        func command(_ name: String, _ content: String, _ file: String, inputs: [URL]) -> Command {
            let output = context.pluginWorkDirectoryURL.appending(path: file)
            return .buildCommand(
                displayName: name, executable: program, arguments: [content, folder.path, output.path],
                inputFiles: inputs, outputFiles: [output])
        }
        if target.name == "EspalierDisplayTree" {
            return [command("Embedding the types of events", "events", "EventType.swift", inputs: [table])]
        }
        if target.name == "EspalierHTMLRenderer" {
            return [command("Embedding the names of the wire", "wire", "Wire.swift", inputs: [table])]
        }
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        return [
            command(
                "Embedding public", "assets", "EmbeddedAssets.swift",
                inputs: (files ?? []).filter { !$0.hasDirectoryPath })
        ]
    }
}
