import Foundation
import Testing

@testable import EspalierServer

@Suite struct `The code of --watch` {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized

    @Test func `is compiled in debug builds only`() throws {
        let folder = Self.root.appending(path: "Sources/Server/Watching")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 10)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let ends = text.split(separator: "\n").filter { $0.hasPrefix("#") }
            #expect(ends.first == "#if DEBUG" && ends.last == "#endif" && ends.count == 2, "\(file.lastPathComponent)")
        }
        let tool = Self.root.appending(path: "Sources/Tools/EmbedAssets/EmbedAssets.swift")
        let text = try String(contentsOf: tool, encoding: .utf8)
        let scripts = text.split(separator: ##"#if DEBUG\nextension EmbeddedAssets"##)
        #expect(scripts.count == 2 && !scripts[0].contains("\"watch\"") && scripts[1].contains("\"watch\""))
    }

    #if DEBUG
        @Test func `runs in no program without the option`() {
            #expect(WatchedProgram.current == nil)
            #expect(ServerOptions().watches == false)
        }

        @Test func `watches a package once`() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "claim-\(UUID().uuidString)").path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            _ = try WatchClaim(scratch: folder, folder: "/desk")
            let message =
                "/desk is watched by the process \(getpid()) already: end that, or start this one without --watch"
            #expect(throws: WatchedPackage.Failure(message: message)) {
                try WatchClaim(scratch: folder, folder: "/desk")
            }
        }
    #endif
}
