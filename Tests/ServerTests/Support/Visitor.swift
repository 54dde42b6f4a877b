import Foundation

@testable import EspalierServer

/// A browser, or a program that keeps no cookies.
@MainActor
final class Visitor {
    let application: Application
    private let keepsCookies: Bool
    private(set) var cookies: [String: String] = [:]

    init(_ application: Application, keepsCookies: Bool = true, cookies: [String: String] = [:]) {
        self.application = application
        self.keepsCookies = keepsCookies
        self.cookies = cookies
    }

    /// A page as the visitor received it.
    struct Page {
        let session: String
        let status: HTTPStatus
        let text: String

        /// The number of the tappable node with a label, its own or in its content.
        func node(_ label: String) -> Int? {
            func find(_ node: [String: Any], _ taker: Int?) -> Int? {
                let takesTap = (node["events"] as? [String])?.contains("tap") ?? false
                let taker = takesTap ? node["id"] as? Int : taker
                if node["text"] as? String == label || node["label"] as? String == label { return taker }
                for child in node["children"] as? [[String: Any]] ?? [] {
                    if let found = find(child, taker) { return found }
                }
                return nil
            }
            let tree = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            return (tree?["root"] as? [String: Any]).flatMap { find($0, nil) }
        }
    }

    func get(_ target: String) async -> Page { page(await send(HTTPRequest(.get, target, headers: headers))) }

    func tap(_ label: String, on page: Page, at path: String = "") async -> Page {
        let body = #"{"session":"\#(page.session)","events":[{"node":\#(page.node(label) ?? 0),"type":"tap"}]}"#
        return await post(path, body)
    }

    func post(_ path: String, _ body: String) async -> Page {
        var headers = headers
        headers[.contentType] = "application/json"
        return page(await send(HTTPRequest(.post, path + "/events", headers: headers, body: Array(body.utf8))))
    }

    /// The response with the stream of a page's updates.
    func listen(_ target: String) async -> HTTPResponse {
        var headers = headers
        headers[.accept] = "text/event-stream"
        return await send(HTTPRequest(.get, target, headers: headers))
    }

    private var headers: RequestHeaders {
        var headers: RequestHeaders = [.accept: "application/json"]
        if !cookies.isEmpty { headers[.cookie] = cookies.map { "\($0)=\($1)" }.joined(separator: "; ") }
        return headers
    }

    private func send(_ request: HTTPRequest) async -> HTTPResponse {
        let response = await application.respond(to: request)
        keepCookies(of: response)
        return response
    }

    func keepCookies(of response: HTTPResponse) {
        if keepsCookies {
            for header in response.headers where header.name == "Set-Cookie" {
                let pair = header.value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
                cookies[String(pair[0])] = pair.count > 1 ? String(pair[1]) : nil
            }
        }
    }

    private func page(_ response: HTTPResponse) -> Page {
        let parts = response.text.components(separatedBy: "\"session\":\"")
        return Page(
            session: parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : "", status: response.status,
            text: response.text)
    }
}
