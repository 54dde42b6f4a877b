#if DEBUG
    import Foundation
    import Testing

    @testable import EspalierServer

    @Suite struct `The messages of a build` {
        private func messages(_ lines: String) -> [CompilerMessage] {
            var messages = CompilerMessages()
            for line in lines.split(separator: "\n") { _ = messages.take(String(line)) }
            return messages.all
        }

        @Test func `have the places that the compiler names, each once`() {
            let found = messages(
                """
                [4/6] Compiling Desk Home.swift
                /desk/Sources/Desk/Home.swift:12:5: error: cannot find 'nam' in scope
                10 |     var body: some View {
                12 |     Text(nam)
                   |          `- error: cannot find 'nam' in scope
                /desk/Sources/Desk/Home.swift:14:9: warning: variable 'a' was never used; consider replacing with '_'
                /desk/Sources/Desk/Home.swift:12:5: error: cannot find 'nam' in scope
                error: emit-module command failed with exit code 1 (use -v to see invocation)
                error: fatalError
                """)
            #expect(
                found == [
                    CompilerMessage(
                        severity: .error, text: "cannot find 'nam' in scope", file: "/desk/Sources/Desk/Home.swift",
                        line: 12, column: 5),
                    CompilerMessage(
                        severity: .warning, text: "variable 'a' was never used; consider replacing with '_'",
                        file: "/desk/Sources/Desk/Home.swift", line: 14, column: 9),
                ])
        }

        @Test func `of the linker and of a full disk have none`() {
            let found = messages(
                """
                ld.lld: error: undefined symbol: desk_open
                clang: error: linker command failed with exit code 1 (use -v to see invocation)
                error: cannot open file '/tmp/x.o' (No space left on device)
                error: 'desk': Invalid manifest
                """)
            #expect(
                found.map(\.text) == [
                    "undefined symbol: desk_open", "cannot open file '/tmp/x.o' (No space left on device)",
                    "'desk': Invalid manifest",
                ])
            #expect(found.allSatisfy { $0.file == nil && $0.severity == .error })
        }

        @Test func `in the code of a macro are where the macro is used`() {
            let found = messages(
                """
                macro expansion @Entry:3:9: error: type 'Int' has no member 'x'
                /desk/Sources/Desk/Keys.swift:7:5: note: in expansion of macro 'Entry' here
                """)
            #expect(
                found == [
                    CompilerMessage(
                        severity: .error, text: "type 'Int' has no member 'x'", file: "/desk/Sources/Desk/Keys.swift",
                        line: 7, column: 5)
                ])
        }

        @Test func `come in objects for programs, in any parts`() {
            let object = Data(
                #"{"kind":"finished","name":"compile","output":"/a/B.swift:1:2: error: no\n 1 | x\n"}"#.utf8)
            let bytes = Array("plain\n\(object.count)\n".utf8) + Array(object) + Array("\nlast".utf8)
            for size in [1, 7, 1000] {
                var output = BuildOutput()
                var lines: [String] = []
                for start in stride(from: 0, to: bytes.count, by: size) {
                    lines += output.take(bytes[start..<min(start + size, bytes.count)])
                }
                lines += output.finish()
                #expect(lines.filter { !$0.isEmpty } == ["plain", "/a/B.swift:1:2: error: no", " 1 | x", "last"])
            }
        }

        @Test func `are shown with the lines around, and a link to the editor`() throws {
            let file = TemporaryFile()
            try Data("one\ntwo\nthree\nfour\nfive\nsix\n".utf8).write(to: URL(filePath: file.path))
            let report = WatchReport(
                kind: .build, title: "The build failed",
                messages: [CompilerMessage(severity: .error, text: "no <two>", file: file.path, line: 2, column: 3)])
            let root = URL(filePath: file.path).deletingLastPathComponent().path
            let name = URL(filePath: file.path).lastPathComponent
            let json = String(decoding: report.json(number: 4, root: root, editor: EditorLink("zed")), as: UTF8.self)
            #expect(
                json
                    == #"{"number":4,"kind":"build","title":"The build failed","messages":[{"severity":"error","text":"no <two>","#
                    + #""place":"\#(name):2","link":"zed://file\#(file.path):2:3","first":1,"line":2,"#
                    + #""lines":["one","two","three","four","five"]}],"text":[]}"#)
        }

        @Test func `of files that are gone have no lines`() {
            let report = WatchReport(
                kind: .build, title: "",
                messages: [
                    CompilerMessage(severity: .error, text: "no", file: "/no/such/file.swift", line: 2, column: 3)
                ])
            let json = String(decoding: report.json(number: 1, root: "/no", editor: nil), as: UTF8.self)
            #expect(json.contains(#""place":"such/file.swift:2"}"#))
        }

        @Test func `of debug information may lack a place`() {
            let output = "/desk/Home.swift:36:25\n\n??:0:0\n\n/<compiler-generated>:0:0\n\n/a:b/C.swift:2:1\n\n"
            #expect(
                SourcePlace.places(in: output) == [
                    SourcePlace(file: "/desk/Home.swift", line: 36), nil, nil,
                    SourcePlace(file: "/a:b/C.swift", line: 2),
                ])
        }

        @Test func `of a trap name the functions of the app`() {
            #expect(
                WatchReport.frame("Desk.Home.(divide in _4637FC29076ABD7AA7D9B67E8CDBC6A1)() -> ()")
                    == "Desk.Home.divide() -> ()")
            #expect(
                WatchReport.frame(
                    "closure #3 @Swift.MainActor () -> () in closure #1 () -> EspalierViews.Text in Desk.Home.body.getter : some"
                )
                    == "closure #3 in Desk.Home.body.getter : some")
            #expect(WatchReport.frame("EspalierViews.ButtonNode.handle(EspalierDisplayTree.DisplayEvent) -> ()") == nil)
            #expect(
                WatchReport.frame("(extension in Swift):Swift.Result<A, B>.init(catching: () throws(B) -> A)") == nil)
            #expect(WatchReport.frame("partial apply forwarder for closure #1 in Desk.Home.body.getter : some") == nil)
            let end = WorkRecord.End(
                work: "batch", scene: "/items", input: "tap of node 4", signal: "Illegal instruction",
                backtrace: ["Desk.Home.divide() -> ()", "closure #1 () -> () in Desk.Home.body.getter : some"])
            let bare = WatchReport(kind: .trap, title: "")
            let report = bare.adding(end)
            let full = bare.adding(end, places: [nil, SourcePlace(file: "/desk/Home.swift", line: 7)])
            #expect(
                full.messages == [
                    CompilerMessage(severity: .error, text: "Illegal instruction", file: "/desk/Home.swift", line: 7)
                ])
            #expect(full.text.last == "closure #1 in Desk.Home.body.getter : some  Home.swift:7")
            #expect(report.title == "An action ended the program: tap of node 4 on the page at /items.")
            #expect(
                report.text == [
                    "in the view Desk.Home", "signal: Illegal instruction", "Desk.Home.divide() -> ()",
                    "closure #1 in Desk.Home.body.getter : some",
                ])
        }
    }

    @Suite struct `The report of warnings` {
        private let options = CompilerMessage(severity: .warning, text: "ignoring '-enable-batch-mode'")
        private let unused = CompilerMessage(severity: .warning, text: "never used", file: "/a/Home.swift", line: 1)

        @Test func `has those about sources`() {
            let report = WatchReport(ofWarnings: [options, unused])
            #expect(report?.kind == .warnings)
            #expect(report?.title == "1 warning")
            #expect(report?.messages == [unused])
        }

        @Test func `is none for warnings about options`() { #expect(WatchReport(ofWarnings: [options]) == nil) }
    }

    @Suite struct `The link to an editor` {
        @Test(arguments: [
            ("vscode", "vscode://file/a%20b/%22%3C%C3%A4.swift:3:7"),
            ("VSCode", "vscode://file/a%20b/%22%3C%C3%A4.swift:3:7"),
            ("idea", "idea://open?file=/a%20b/%22%3C%C3%A4.swift&line=3&column=7"),
            ("my-editor+x://open?at={line}&path={file}", "my-editor+x://open?at=3&path=/a%20b/%22%3C%C3%A4.swift"),
        ])
        func `encodes the path`(_ text: String, _ url: String) {
            #expect(EditorLink(text)?.url(file: "/a b/\"<ä.swift", line: 3, column: 7) == url)
        }

        @Test(arguments: [
            "", "vim", "javascript:alert({file})", "JavaScript:{file}", "data:text/html,{file}", "http://host/{file}",
            "vscode://file", "x y://{file}", "://{file}", "a\n://{file}",
        ])
        func `is no URL that a page could run or load`(_ text: String) { #expect(EditorLink(text) == nil) }

        @Test func `replaces no word in a path`() {
            #expect(EditorLink("zed")?.url(file: "/{line}", line: 1, column: 1) == "zed://file/%7Bline%7D:1:1")
        }
    }
#endif
