package import Foundation

/// A revision of a page, as programs read it.
package struct PageTree {
    package var session = ""
    package var revision = 0
    /// The path of the scene without its first slash.
    package var scene = ""
    /// The path of the page's place; nil for a page without places.
    package var path: String?
    /// The URL that the app asks the browser to open.
    package var opened: String?
    package var title = ""
    /// The node that the app gives the focus, nil for none, and the number of the request; nil if the app made none.
    package var focus: (node: Int?, number: Int)?
    package var size = CGSize.zero
    package var root: PageNode

    /// Reads the JSON of a page.
    package init(json: Data) throws(AutomationProblem) {
        var session = ""
        var revision: Double?
        var (scene, title) = ("", "")
        var (path, opened): (String?, String?)
        var focus: (node: Int?, number: Int)?
        var size = CGSize.zero
        var root: PageNode?
        try JSONReader.read(json) { (reader) throws(AutomationProblem) in
            try reader.forEachMember { (reader, key) throws(AutomationProblem) in
                switch key {
                case "session": session = try reader.text()
                case "revision": revision = try reader.number()
                case "scene": scene = try reader.text()
                case "title": title = try reader.text()
                case "path": path = try reader.text()
                case "opened": opened = try reader.text()
                case "focus":
                    let list = try reader.value().list ?? []
                    if list.count == 2, let number = list[1].integer { focus = (list[0].integer, number) }
                case "size":
                    if let sides = try reader.value().size { size = CGSize(width: sides.0, height: sides.1) }
                case "root": root = try PageNode(&reader)
                default: _ = try reader.value()
                }
            }
        }
        guard let root, let revision else {
            throw AutomationProblem("the response is no page: \(String(decoding: json.prefix(200), as: UTF8.self))")
        }
        self.root = root
        self.revision = Int(revision)
        self.session = session
        self.scene = scene
        self.title = title
        self.path = path
        self.opened = opened
        self.focus = focus
        self.size = size
    }

    /// The node with a number.
    package func node(_ id: Int) -> PageNode? { root.first { $0.id == id } }
}
