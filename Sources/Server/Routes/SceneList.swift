import EspalierHTMLRenderer

/// The page at `/` of an app without a scene there: a list of the scenes.
struct SceneList: Sendable {
    struct Item: Sendable, Equatable {
        var id: String
        var title: String
    }

    let items: [Item]

    func page(below basePath: BasePath) -> String {
        var body = "<h1>Scenes</h1><nav aria-label=\"Scenes\"><ul>"
        for item in items {
            let path = basePath.address(of: RouteTable.path(of: item.id))
            body += "<li><a href=\"\(HTMLText.escape(path))\">\(HTMLText.escape(item.title))</a></li>"
        }
        body += "</ul></nav>"
        return SimplePage.html(title: "Scenes", body: body)
    }

    func json(below basePath: BasePath) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("scenes")
        writer.beginArray()
        for item in items {
            writer.beginObject()
            writer.member("id", item.id)
            writer.member("title", item.title)
            writer.member("path", basePath.address(of: RouteTable.path(of: item.id)))
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }
}
