import EspalierDisplayTree
import EspalierHTMLRenderer
import Foundation
import Synchronization

extension Application {
    /// `GET /<scene>/channel?session=S&revision=R`: a WebSocket that carries the page's events up, and the answers and the
    /// session's patches from that revision on down. With `&long=gzip` long texts come compressed, as binary messages.
    func channel(_ scene: String, _ request: HTTPRequest) throws(Problem) -> HTTPOutcome {
        // A browser opens WebSockets to wherever a page wants: the header `Origin` is all that keeps other sites out.
        try SameOrigin.check(request.headers)
        let headers = try WebSocketHandshake.agree(to: request.headers)
        guard let id = request.query[Wire.Query.session] else {
            throw Problem(.badRequest, "Say which session the channel is for: /channel?session=S.")
        }
        let origin = ChannelOrigin(
            session: id, scene: scene, path: request.path, browser: BrowserCookie.id(in: request.headers))
        let known = request.query[Wire.Query.revision].flatMap { Int($0) }
        let page = request.query[Wire.Query.page]
        return try waitingForMain(id, scene, request, isBounded: false) { (application) throws(Problem) in
            let session = try application.sessions.find(id, scene: scene, browser: origin.browser)
            let channel = Channel(
                takesGzip: request.query[Wire.Query.long] == Wire.Query.gzip,
                ended: { application.noteEnd(of: request.path, code: $0) }
            ) { channel, text in
                application.receive(text, on: channel, from: origin)
            }
            application.metrics.channels.add(1, ordering: .relaxed)
            session.open(channel, of: page, from: known ?? session.update().revision)
            return { [application] in
                application.complete(
                    HTTPResponse(.switchingProtocols, headers: headers, body: .channel(channel)), to: request)
            }
        }
    }

    /// Reads a message, on the loop's thread, and hands its events to the main actor.
    private func receive(_ text: [UInt8], on channel: Channel, from origin: ChannelOrigin) {
        metrics.channelMessages.add(1, ordering: .relaxed)
        var number: Int?
        let post: EventPost
        do throws(Problem) {
            let json = try EventPost.parse(text)
            number = json[Wire.Request.number]?.integer
            post = try EventPost.decode(json, session: origin.session, maximumEvents: settings.maximumEvents)
            try enter(origin.session)
        } catch {
            return refuse(error, number, on: channel, origin.path)
        }
        let events = post.newest
        DispatchQueue.main.async { [self, number] in
            MainActor.assumeIsolated { take(post, events, number, on: channel, origin) }
        }
    }

    @MainActor
    private func take(
        _ post: EventPost, _ events: [EventPost.Numbered], _ number: Int?, on channel: Channel, _ origin: ChannelOrigin
    ) {
        load.begin()
        defer { load.end() }
        let sender = EventSender(scene: origin.scene, browser: origin.browser)
        take(post, events, sender, takesPatches: true) { [self] result in
            do throws(Problem) {
                let taken = try result.get()
                let session = taken.session
                let answer = session.answer(to: channel)
                try session.checkFailure()
                guard let text = answer else { return }
                let send: @MainActor @Sendable (Bool) -> Void = { _ in
                    channel.send { ChannelMessage.answer(text(), to: number) }
                }
                if taken.mustBeStored { sessions.store(session, then: send) } else { send(true) }
            } catch {
                refuse(explain(error, .patch, post, sender), number, on: channel, origin.path)
            }
        }
    }

    private func refuse(_ problem: Problem, _ number: Int?, on channel: Channel, _ path: String) {
        log(problem, method: "CHANNEL", path: path)
        channel.send { ChannelMessage.refusal(problem, of: number) }
    }

    /// Counts a channel that is no more, with a line in the log where the server closed it because of what the client sent.
    private func noteEnd(of path: String, code: Int) {
        metrics.channels.subtract(1, ordering: .relaxed)
        guard code > 1001, code < 5000, code != 1005, code != 1006 else { return }
        log.write(.warning, "channel closed", [("code", String(code)), ("path", String(path.prefix(200)))])
    }
}

/// Where a channel's messages come from.
private struct ChannelOrigin: Sendable {
    let session: String
    let scene: String
    let path: String
    let browser: String?
}

/// What a channel says.
enum ChannelMessage {
    /// A patch with the number of the batch (see `Wire.Message`); to events without a number, the patch alone.
    static func answer(_ patch: [UInt8], to number: Int?) -> [UInt8] {
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
