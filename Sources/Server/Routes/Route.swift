/// The resource at a path.
enum Route: Equatable, Sendable {
    /// The list of the scenes.
    case list
    case health
    /// The readiness conditions.
    case readiness
    case metrics
    /// A static file, by its decoded path below `/public/`.
    case file(String)
    /// A page: the text of its window's value, if any, and the decoded segments of its place.
    case page(scene: String, value: String? = nil, place: [String] = [])
    case json(scene: String)
    case events(scene: String)
    case updates(scene: String)
    case channel(scene: String)
    /// Takes the report that a browser has left a page.
    case left(scene: String)
    case uploads(scene: String)
    case downloads(scene: String)
    /// Sets the cookies of a ticket.
    case tickets(scene: String)
    /// The endpoints that fit the path, the most specific first.
    case endpoint([EndpointMatch])

    /// The methods that the route accepts, as the header `Allow` lists them.
    var allowed: String {
        switch self {
        case .events, .left, .tickets: "POST, OPTIONS"
        case .uploads: "POST, PATCH, HEAD, DELETE, OPTIONS"
        default: "GET, HEAD, OPTIONS"
        }
    }

    /// The scene of a page or of one of its parts; nil for other resources.
    var scene: String? {
        switch self {
        case .page(let scene, _, _), .json(let scene), .events(let scene), .updates(let scene), .channel(let scene),
            .left(let scene), .uploads(let scene), .downloads(let scene), .tickets(let scene):
            scene
        default: nil
        }
    }

    func allows(_ method: HTTPRequest.Method) -> Bool {
        switch (self, method) {
        case (_, .options): true
        case (.events, .post), (.left, .post), (.tickets, .post): true
        case (.uploads, .post), (.uploads, .patch), (.uploads, .head), (.uploads, .delete): true
        case (.events, _), (.left, _), (.uploads, _), (.tickets, _): false
        case (_, .get), (_, .head): true
        default: false
        }
    }
}
