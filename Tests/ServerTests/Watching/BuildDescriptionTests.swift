#if DEBUG
    import Foundation
    import Testing

    @testable import EspalierServer

    @Suite struct `The description of a build` {
        /// An app with a module of a path dependency, a resource, and a tool that generates a source.
        private static let text = #"""
            client:
              name: basic
            targets:
              "PackageStructure": ["<PackageStructure>"]
              "Desk-debug.exe": ["<Desk-debug.exe>"]
            default: "main"
            nodes:
              "/desk/Sources/Desk/":
                is-directory-structure: true
            commands:
              "<Desk-debug.exe>":
                tool: phony
                inputs: ["/b/debug/Desk"]
                outputs: ["<Desk-debug.exe>"]

              "/b/debug/Desk.build/sources":
                tool: write-auxiliary-file
                inputs: ["<sources-file-list>","/desk/Sources/Desk/Home.swift"]
                outputs: ["/b/debug/Desk.build/sources"]

              "/b/debug/Desk_Desk.resources/Texts.xcstrings":
                tool: copy-tool
                inputs: ["/desk/Sources/Desk/Texts.xcstrings"]
                outputs: ["/b/debug/Desk_Desk.resources/Texts.xcstrings"]
                description: "Copying"

              "C.Desk-debug.exe":
                tool: shell
                inputs: ["/b/debug/Desk.build/Home.swift.o","/b/debug/Kit.build/Kit.swift.o"]
                outputs: ["/b/debug/Desk"]
                description: "Linking"
                args: ["/opt/bin/swiftc","-o","/b/debug/Desk","-gnone"]

              "C.Desk-debug.module":
                tool: shell
                inputs: ["/desk/Sources/Desk/Home.swift","/b/debug/Modules/Kit.swiftmodule","/b/debug/Desk.build/sources"]
                outputs: ["/b/debug/Desk.build/Home.swift.o","/b/debug/Modules/Desk.swiftmodule"]
                args: ["/opt/bin/swiftc","-module-name","Desk"]

              "C.Kit-debug.module":
                tool: shell
                inputs: ["/kit/Sources/Kit/Kit.swift","/kit/Sources/Kit/Parts/Row.swift","/b/plugins/Names.swift"]
                outputs: ["/b/debug/Kit.build/Kit.swift.o","/b/debug/Modules/Kit.swiftmodule"]
                args: ["/opt/bin/swiftc","-module-name","Kit"]

              "C.DeskTests-debug.module":
                tool: shell
                inputs: ["/desk/Tests/DeskTests/Tests.swift","/b/debug/Modules/Desk.swiftmodule"]
                outputs: ["/b/debug/DeskTests.build/Tests.swift.o"]
                args: ["/opt/bin/swiftc"]

              "PackageStructure":
                tool: package-structure-tool
                inputs: ["/desk/Sources/Desk/","/desk/Tests/DeskTests/","/desk/Package.swift","/desk/Package.resolved"]
                outputs: ["<PackageStructure>"]

            """#

        private func description() throws -> BuildDescription { try #require(BuildDescription(Data(Self.text.utf8))) }

        @Test func `lists the commands of a product, those that others need first`() throws {
            #expect(
                try description().commands(making: "/b/debug/Desk").map(\.name) == [
                    "C.Kit-debug.module", "/b/debug/Desk.build/sources", "C.Desk-debug.module", "C.Desk-debug.exe",
                    "/b/debug/Desk_Desk.resources/Texts.xcstrings",
                ])
            #expect(try description().commands(making: "/b/debug/Other").map(\.tool) == ["copy-tool"])
        }

        @Test func `has the options of the last build`() throws {
            let link = try #require(
                try description().commands(making: "/b/debug/Desk").first { $0.name == "C.Desk-debug.exe" })
            #expect(link.arguments == ["/opt/bin/swiftc", "-o", "/b/debug/Desk", "-gnone"])
            #expect(link.inputs == ["/b/debug/Desk.build/Home.swift.o", "/b/debug/Kit.build/Kit.swift.o"])
        }

        @Test func `names the folders of sources, also of path dependencies`() throws {
            let folders = try description().sourceFolders(of: "/b/debug/Desk", without: "/b")
            #expect(folders == ["/desk/Sources/Desk", "/kit/Sources/Kit"])
        }

        @Test func `knows what commands read`() throws {
            let description = try description()
            #expect(
                description.isInput("/kit/Sources/Kit/Kit.swift")
                    && description.isInput("/desk/Tests/DeskTests/Tests.swift"))
            #expect(!description.isInput("/desk/Sources/Desk/New.swift"))
            #expect(
                description.sources(named: "Row.swift", of: "/b/debug/Desk", without: "/b") == [
                    "/kit/Sources/Kit/Parts/Row.swift"
                ])
        }

        @Test func `may be of another form`() {
            #expect(BuildDescription(Data("".utf8)) == nil)
            #expect(BuildDescription(Data("\n\n  \"\n    inputs: [\n  x\": \n\u{0}".utf8)) == nil)
            #expect(BuildDescription(path: "/no/such/file") == nil)
        }

        @Test func `of a program elsewhere is missing, with the reason`() {
            for (program, words) in [
                ("/usr/bin/desk", "swift build"), ("/x/.build/x86_64/release/Desk", "debugging"),
                ("/x/.build/x86_64/debug/Desk", "/x/.build/debug.yaml"),
            ] {
                let failure = #expect(throws: WatchedPackage.Failure.self) {
                    try WatchedPackage(program: program, flags: "", environment: [:])
                }
                #expect(failure?.message.contains(words) == true)
            }
        }
    }

    @Suite struct `The options of a watched program` {
        private func options(_ arguments: String..., environment: [String: String] = [:]) throws -> ServerOptions {
            try ServerOptions(arguments: arguments, environment: environment)
        }

        @Test func `a switch needs no value`() throws {
            #expect(try options("--watch", "--port", "0").watches)
            #expect(try options("--watch=off").watches == false)
            #expect(try options(environment: ["ESPALIER_WATCH": "1"]).watches)
            #expect(try !options("--port", "0").watches)
            #expect(throws: ServerOptions.Failure(message: "--watch must be on or off, not soon")) {
                try options("--watch=soon")
            }
            #expect(try options("--watch", "--build-flags", "-Xswiftc -DX").buildFlags == "-Xswiftc -DX")
        }

        @Test func `the programs get all others, and a file of sessions`() throws {
            let given = [
                "--watch", "--port", "0", "--build-flags", "-v", "--watch=on", "--build-flags=-q", "--", "--watch",
            ]
            let options = ServerOptions()
            #expect(
                options.argumentsOfWatched(given, sessions: "/tmp/s.db", isTerminal: false)
                    == ["--sessions", "/tmp/s.db", "--grace", "2.0", "--port", "0", "--", "--watch"])
            #expect(
                options.argumentsOfWatched([], sessions: nil, isTerminal: true)
                    == ["--log-format", "text", "--grace", "2.0"])
            let named = try self.options("--watch", "--grace=5", "--log-format", "json")
            #expect(
                named.argumentsOfWatched(
                    ["--watch", "--grace=5", "--log-format", "json"], sessions: nil, isTerminal: true)
                    == ["--grace=5", "--log-format", "json"])
        }

        @Test func `other machines are refused unless the command line asks for them`() throws {
            #expect(throws: Never.self) { try options("--watch").checkReach() }
            #expect(throws: Never.self) { try options("--watch", "--host", "0.0.0.0").checkReach() }
            #expect(throws: Never.self) { try options("--watch", environment: ["HOST": "127.0.0.1"]).checkReach() }
            #expect(
                throws: ServerOptions.Failure(
                    message:
                        "--watch lets other machines read lines of the sources: the variable HOST names 0.0.0.0, so repeat "
                        + "it on the command line, or remove it")
            ) { try options("--watch", environment: ["HOST": "0.0.0.0"]).checkReach() }
            #expect(throws: ServerOptions.Failure.self) {
                try options("--watch", environment: ["ESPALIER_LISTEN": "192.0.2.1:80"]).checkReach()
            }
        }
    }
#endif
