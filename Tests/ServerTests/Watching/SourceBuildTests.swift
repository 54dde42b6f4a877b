#if DEBUG
    import Foundation
    import Testing

    @testable import EspalierServer

    /// A package whose compiler and linker are commands of the shell.
    @Suite final class `A build after a change` {
        private let root = FileManager.default.temporaryDirectory.appending(path: "build-\(UUID().uuidString)").path
        private var product: String { root + "/.build/machine/debug/Desk" }
        private var home: String { root + "/Sources/Home.swift" }

        init() throws {
            for folder in ["Sources", ".build/machine/debug"] {
                try FileManager.default.createDirectory(atPath: root + "/" + folder, withIntermediateDirectories: true)
            }
            try write("Sources/Home.swift", "one")
            try write("Sources/Texts.xcstrings", "text")
            try write(".build/machine/debug/Desk", "")
        }

        deinit {
            try? FileManager.default.removeItem(atPath: root)
        }

        private func write(_ path: String, _ text: String) throws {
            try Data(text.utf8).write(to: URL(filePath: root + "/" + path))
        }

        private func text(_ path: String) -> String? { try? String(contentsOfFile: root + "/" + path, encoding: .utf8) }

        /// The package with a description in which compiling runs a script.
        private func package(compiling script: String) throws -> (WatchedPackage, BuildDescription) {
            func list(_ items: [String]) throws -> String {
                String(decoding: try JSONEncoder().encode(items), as: UTF8.self)
            }
            let object = root + "/.build/machine/debug/Home.o"
            let resource = root + "/.build/machine/debug/Desk.resources/Texts.xcstrings"
            try FileManager.default.createDirectory(
                atPath: BuildDescription.folder(of: resource), withIntermediateDirectories: true)
            func command(_ name: String, _ tool: String, _ inputs: [String], _ outputs: [String], _ arguments: [String])
                throws
                -> String
            {
                "  \"\(name)\":\n    tool: \(tool)\n    inputs: \(try list(inputs))\n    outputs: \(try list(outputs))\n"
                    + (arguments.isEmpty ? "" : "    args: \(try list(arguments))\n") + "\n"
            }
            let description =
                try command(
                    "exe", "shell", [object], [product], ["/bin/sh", "-c", "cat \(object) \(object) > \(product)"])
                + command(
                    "module", "shell", [home], [object], ["/bin/sh", "-c", script.replacing("OBJECT", with: object)])
                + command("copy", "copy-tool", [root + "/Sources/Texts.xcstrings"], [resource], [])
                + command("resources", "phony", [resource], ["<resources>"], [])
            try write(".build/debug.yaml", "commands:\n" + description)
            let package = try WatchedPackage(program: product, flags: "", environment: ["PATH": "/usr/bin:/bin"])
            return (package, try #require(BuildDescription(path: package.descriptionFile)))
        }

        private func build(_ changes: Set<String>, compiling script: String) throws -> (
            SourceBuild.Result, CompilerMessages
        ) {
            let (package, description) = try package(compiling: script)
            let build = SourceBuild(package, changes: changes) { _, _ in }
            return (build.run(description), build.messages)
        }

        @Test func `runs what depends on the changed file, in order`() throws {
            let (result, messages) = try build(
                [home], compiling: "echo '/a/Home.swift:1:2: warning: never used'; cp \(home) OBJECT")
            #expect(result == .built)
            #expect(text(".build/machine/debug/Desk") == "oneone")
            #expect(messages.all.map(\.text) == ["never used"])
        }

        @Test func `does not link what did not change`() throws {
            #expect(try build([home], compiling: "true").0 == .built)
            #expect(text(".build/machine/debug/Desk") == "")
        }

        @Test func `that fails links nothing, and says why`() throws {
            let (result, messages) = try build(
                [home], compiling: "echo '/a/Home.swift:1:2: error: no' >&2; echo x > OBJECT; exit 1")
            #expect(result == .failed)
            #expect(messages.errors.map(\.line) == [1])
            #expect(text(".build/machine/debug/Desk") == "")
        }

        @Test func `copies a resource and compiles nothing`() throws {
            #expect(try build([root + "/Sources/Texts.xcstrings"], compiling: "exit 1").0 == .built)
            #expect(text(".build/machine/debug/Desk.resources/Texts.xcstrings") == "text")
        }

        @Test func `ignores a file that an editor has written and renamed`() throws {
            #expect(try build([home, root + "/Sources/Home.swift.new"], compiling: "cp \(home) OBJECT").0 == .built)
            #expect(text(".build/machine/debug/Desk") == "oneone")
        }

        @Test func `that hangs can be ended, with what it has started`() async throws {
            let (package, description) = try package(compiling: "echo begun; sleep 1000 & wait")
            let box = Box()
            let build = SourceBuild(package, changes: [home]) { _, _ in box.build?.end() }
            box.build = build
            #expect(await Blocking.run { build.run(description) } == .ended)
        }

        private final class Box: @unchecked Sendable {
            // Set before the build begins.
            var build: SourceBuild?
        }
    }
#endif
