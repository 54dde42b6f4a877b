import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import Synchronization

extension Application {
    /// `GET /<scene>/channel?session=S&revision=R`: a WebSocket for the page's events, their responses, and the
    /// session's patches from that revision on. With `&long=gzip` long texts are compressed and sent as binary
    /// messages.
    func channel(_ scene: String, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome {
        // A browser opens WebSockets to any server. Only the header `Origin` keeps other sites out.
        try SameOrigin.check(request.headers)
        let headers = try WebSocketHandshake.agree(to: request.headers)
        guard let id = request.query[Wire.Query.session] else {
            throw Problem(.badRequest, "Name the session: /channel?session=S.")
        }
        let page = request.query[Wire.Query.page]
        let origin = ChannelOrigin(
            session: id, page: page, scene: scene, path: request.path, browser: cookies.id(in: request),
            client: request.client, request: request.id)
        let known = request.query[Wire.Query.revision].flatMap { Int($0) }
        let zone = ZoneCookie.zone(in: request.headers)
        return try waitingForMain(id, scene, request, isBounded: false) { (application) throws(Problem) in
            let session = try application.sessions.find(
                id, scene: scene, browser: origin.browser, request: PageRequest(request))
            session.note(timeZone: zone)
            session.address = request.client
            let channel = Channel(
                loop: application.channels, takesGzip: request.query[Wire.Query.long] == Wire.Query.gzip,
                ended: { application.noteEnd(of: origin, code: $0) }
            ) { channel, text in
                application.receive(text, on: channel, from: origin)
            }
            application.metrics.channels.add(1, ordering: .relaxed)
            session.open(channel, of: page, from: known ?? session.update().revision)
            return { [application] in
                application.complete(
                    HTTPResponse(.switchingProtocols, headers: headers, body: .upgrade(channel)), to: request)
            }
        }
    }

    /// Parses a message, on the loop's thread, and passes its events to the main actor.
    private func receive(_ text: [UInt8], on channel: Channel, from origin: ChannelOrigin) {
        metrics.channelMessages.add(1, ordering: .relaxed)
        var number: Int?
        let delivered: EventDelivery.Delivery
        do throws(Problem) {
            let json = try EventPost.parse(text)
            number = json[Wire.Request.number]?.integer
            let post = try EventPost.decode(
                json, session: origin.session, page: origin.page, maximumEvents: settings.maximumEvents)
            delivered = try delivery.admit(
                EventRequest(
                    post: post, scene: origin.scene, browser: origin.browser, sender: .listener(channel),
                    client: origin.client, size: text.count, waitsForStore: false, trace: origin.request))
        } catch {
            return refuse(error, number, on: channel, origin)
        }
        DispatchQueue.main.async { [self, number] in
            MainActor.assumeIsolated {
                delivered.work { [self] result in
                    do throws(Problem) {
                        let done = try result.get()
                        if let lateness = done.lateness { throw lateness }
                        guard let patch = done.patch else { return }
                        channel.send { ChannelMessage.response(patch.bytes(), to: number) }
                    } catch {
                        refuse(error, number, on: channel, origin)
                    }
                }
            }
        }
    }

    private func refuse(_ problem: Problem, _ number: Int?, on channel: Channel, _ origin: ChannelOrigin) {
        log(problem, method: "CHANNEL", path: origin.path, request: origin.request)
        channel.send { ChannelMessage.refusal(problem, of: number) }
    }

    /// Counts the end of a channel. Logs a line if the server closed it because of the client's messages.
    private func noteEnd(of origin: ChannelOrigin, code: Int) {
        metrics.channels.subtract(1, ordering: .relaxed)
        guard code > 1001, code < 5000, ![1005, 1006, Int(WebSocketClose.serviceRestart.rawValue)].contains(code) else {
            return
        }
        log.write(
            .warning, "channel closed", [("code", String(code)), ("path", String(origin.path.prefix(200)))],
            request: origin.request)
    }
}

/// The origin of a channel's messages.
private struct ChannelOrigin: Sendable {
    let session: String
    let page: String?
    let scene: String
    let path: String
    let browser: String?
    let client: ClientAddress?
    /// The request that opened the channel.
    let request: RequestID
}

/// Writes the messages of a channel.
enum ChannelMessage {
    /// `{"n": number, "p": patch}`; without a number, only the patch.
    static func response(_ patch: [UInt8], to number: Int?) -> [UInt8] {
        guard let number else { return patch }
        var message = Array("{\"\(Wire.Message.number)\":\(number),\"\(Wire.Message.patch)\":".utf8)
        message.reserveCapacity(message.count + patch.count + 1)
        message += patch
        message.append(UInt8(ascii: "}"))
        return message
    }

    /// A problem detail, with the number of the batch.
    static func refusal(_ problem: Problem, of number: Int?) -> [UInt8] {
        guard let number else { return problem.json }
        var problem = problem
        problem.members.append(Problem.Member(name: Wire.Message.number, json: { Array(String(number).utf8) }))
        return problem.json
    }
}
