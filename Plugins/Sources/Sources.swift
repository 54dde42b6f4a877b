import Foundation
import PackagePlugin

/// Compiles the Swift files in a target's folder that the target itself does not, after a translation from Swift for Apple's systems.
///
/// A target names one file that needs no translation in its `sources`. The plugin adds the other Swift files that the target does not
/// exclude. `SourceTranslator` describes what it changes.
@main struct Sources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let program = try context.tool(named: "EspalierTranslateSources").url
        let files = target.sourceFiles.filter { $0.url.pathExtension == "swift" }
        var names = Set(files.filter { $0.type == .source }.map(\.url.lastPathComponent))
        let translated = files.filter { $0.type != .source }
        return translated.compactMap { file in
            let others = translated.map(\.url).filter { $0 != file.url }
            let name = file.url.lastPathComponent
            guard names.insert(name).inserted else {
                Diagnostics.error("A target has one file of each name. There is a second '\(name)': \(file.url.path)")
                return nil
            }
            // Another name than the file's, which the compiler's messages and `#fileID` contain.
            let output = context.pluginWorkDirectoryURL.appending(path: "Translated." + name)
            return .buildCommand(
                displayName: "Translating \(name)", executable: program, 
                arguments: [file.url.path, output.path] + others.map(\.path), inputFiles: [file.url] + others,
                outputFiles: [output])
        }
    }
}
