import Foundation
import PackagePlugin

/// Puts the files of a target into its bundle, as Xcode does, and generates Swift names for the assets of its catalogs.
///
/// A target needs no `resources` for them: what it declares as a resource or excludes is left to the package manager.
@main struct Assets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let program = try context.tool(named: "EspalierGenerateAssets").url
        let folder = context.pluginWorkDirectoryURL
        let files = target.sourceFiles.map { $0 }
        let catalogs = files.map(\.url).filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }

        var commands: [Command] = []
        if !catalogs.isEmpty {
            let output = folder.appending(path: "AssetSymbols.swift")
            commands.append(
                .buildCommand(
                    displayName: "Generating names of assets", executable: program,
                    arguments: ["symbols", output.path] + catalogs.map(\.path), inputFiles: catalogs.flatMap(contents),
                    outputFiles: [output]))
        }
        var names = Set(files.filter { $0.type == .resource }.map(\.url.lastPathComponent))
        for file in files where file.type == .unknown && !Self.ignored.contains(file.url.pathExtension.lowercased()) {
            let own = file.url.lastPathComponent
            // The package manager writes an `Info.plist` of its own. The server knows this name.
            let name = own == "Info.plist" || own.hasSuffix("-Info.plist") ? "ProgramInfo.plist" : own
            guard !name.hasPrefix(".") else { continue }
            guard names.insert(name).inserted else {
                Diagnostics.warning(
                    "A bundle has one file of each name. The second '\(name)' is left out: \(file.url.path)")
                continue
            }
            let output = folder.appending(path: name)
            commands.append(
                .buildCommand(
                    displayName: "Copying \(name)", executable: program,
                    arguments: ["copy", file.url.path, output.path], inputFiles: contents(of: file.url),
                    outputFiles: [output]))
        }
        return commands
    }

    /// A file, or all files of a folder.
    private func contents(of url: URL) -> [URL] {
        guard url.hasDirectoryPath || (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
            return [url]
        }
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        return [url] + (files ?? [])
    }

    /// Files of an Xcode project that are not part of its bundle: sources, and what only Apple's tools compile.
    private static let ignored: Set<String> = [
        "entitlements", "xcodeproj", "xcworkspace", "xcconfig", "xctestplan", "xcdatamodeld", "xcdatamodel",
        "xcmappingmodel", "storyboard", "xib", "metal", "docc", "intentdefinition", "playground", "h", "pch", "m", "mm",
        "modulemap", "icon", "swift-format", "storekit", "swift",
    ]
}
