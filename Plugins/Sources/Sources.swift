import Foundation
import PackagePlugin

/// Compiles the Swift files in a target's folder that the target itself does not, after a translation from Swift for Apple's systems.
///
/// A target names one file that needs no translation in its `sources`. The plugin adds the others: `SourceTranslator` describes what
/// it changes.
@main struct Sources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let program = try context.tool(named: "EspalierTranslateSources").url
        let compiled = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
        var names = Set(target.sourceFiles.map(\.url.lastPathComponent))
        return swiftFiles(in: target.directoryURL).filter { !compiled.contains($0.path) }.compactMap { file in
            guard names.insert(file.lastPathComponent).inserted else {
                Diagnostics.error("A target has one file of each name. There is a second one: \(file.path)")
                return nil
            }
            let output = context.pluginWorkDirectoryURL.appending(path: file.lastPathComponent)
            return .buildCommand(
                displayName: "Translating \(file.lastPathComponent)", executable: program,
                arguments: [file.path, output.path], inputFiles: [file], outputFiles: [output])
        }
    }

    /// The Swift files in a folder and its subfolders, in a fixed order.
    private func swiftFiles(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (files?.compactMap { ($0 as? URL)?.standardizedFileURL } ?? [])
            .filter { $0.pathExtension == "swift" && !$0.hasDirectoryPath && $0.lastPathComponent != "Package.swift" }
            .sorted { $0.path < $1.path }
    }
}
