#if DEBUG
    import EspalierHTMLRenderer
    package import EspalierViews
    import Foundation

    /// The previews of a program on one page, at `/previews`.
    ///
    /// The page is plain HTML with a frame for each variant of a preview. Its script loads the frames near the visible area
    /// (`public/previews.js`), so that a wall of any length appears at once.
    package struct PreviewWall: Sendable {
        /// A preview as the wall lists it.
        package struct Entry: Sendable, Equatable {
            package var name: String
            /// The path of its page, percent-encoded.
            package var path: String
            /// The module and the file; only the module if the file is not known.
            package var fileID: String
            /// 0 if it is not known.
            package var line: Int
            package var layout: PreviewLayout
            package var isLandscape: Bool
            /// Whether the page may show several previews.
            package var isList: Bool
        }

        package let entries: [Entry]
        /// The languages of the app's texts.
        let languages: [String]
        /// The address of the wall's script.
        let script: String
        /// The other machines that may see previews.
        let clients: [AddressRange]

        package init(entries: [Entry], languages: [String] = [], script: String = "", clients: [AddressRange] = []) {
            self.entries = entries
            self.languages = languages
            self.script = script
            self.clients = clients
        }

        /// The wall of a program's previews.
        @MainActor
        package init(_ catalog: PreviewCatalog, languages: [String], script: String, clients: [AddressRange]) {
            let entries = catalog.items.map { item in
                Entry(
                    name: item.name, path: "/\(PreviewCatalog.folder)/" + PercentEncoding.encode(item.path),
                    fileID: item.fileID, line: item.line, layout: item.layout,
                    isLandscape: [.landscapeLeft, .landscapeRight].contains(item.orientation), isList: item.isList)
            }
            self.init(entries: entries, languages: languages, script: script, clients: clients)
        }

        /// Whether a client may see previews: one on this machine, or one of those that the server was asked to serve.
        func allows(_ client: ClientAddress?) -> Bool {
            guard let client, !client.isLoopback else { return true }
            return clients.contains { $0.contains(client) }
        }

        /// Changes with the list.
        var version: String { ContentHash.text(of: members(below: .none)) }

        func json(below basePath: BasePath) -> [UInt8] {
            var writer = JSONWriter()
            writer.beginObject()
            writer.member("version", version)
            writer.key("previews")
            writer.value(json: members(below: basePath))
            writer.endObject()
            return writer.bytes
        }

        private func members(below basePath: BasePath) -> [UInt8] {
            var writer = JSONWriter()
            writer.beginArray()
            for entry in entries {
                writer.beginObject()
                writer.member("name", entry.name)
                writer.member("path", basePath.address(of: entry.path))
                writer.member("file", entry.fileID)
                writer.member("line", entry.line)
                writer.endObject()
            }
            writer.endArray()
            return writer.bytes
        }

        /// The explanation for a path at which no preview is.
        func missing(_ path: String) -> Problem {
            let names = entries.map(\.path).sorted { Self.nearness($0, path) > Self.nearness($1, path) }.prefix(3)
            let nearest = names.isEmpty ? "" : " The nearest: \(names.joined(separator: ", "))."
            return Problem(.notFound, "There is no preview at this path. GET /previews shows all of them.\(nearest)")
        }

        /// The number of letters at the start that two paths have in common.
        private static func nearness(_ left: String, _ right: String) -> Int {
            zip(left.lowercased(), right.lowercased()).prefix { $0 == $1 }.count
        }
    }

    extension Problem {
        static let previewsAreLocal = Problem(
            .forbidden,
            "Previews are shown to this machine only. Start the server with --previews-for and the address of another one to show them there."
        )
    }
#endif
