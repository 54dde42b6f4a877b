import Foundation
import PackagePlugin

/// Runs `DeclareAbsent` for the table in a target's folder. `Exports.swift`, beside it, has the imports that the module re-exports.
@main struct Absent: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let program = try context.tool(named: "EspalierDeclareAbsent").url
        let exports = target.directoryURL.appending(path: "Exports.swift")
        return target.sourceFiles.map(\.url).filter { $0.pathExtension == "txt" }.map { table in
            let name = table.deletingPathExtension().lastPathComponent
            let output = context.pluginWorkDirectoryURL.appending(path: name + ".swift")
            return .buildCommand(
                displayName: "Declaring \(name)", executable: program, arguments: [table.path, exports.path, output.path],
                inputFiles: [table, exports], outputFiles: [output])
        }
    }
}
