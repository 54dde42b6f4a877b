import DisplayTree

/// Writes patches as messages of a stream of server-sent events.
struct UpdateMessages: Sendable {
    let renderer: any PageRendering
    let metrics: Metrics

    func message(_ step: PatchStep, for reader: PatchReader) -> [UInt8] {
        UpdateMessages.message(step.bytes(for: reader, renderer, metrics), revision: step.revision)
    }

    func message(_ state: PageState) -> [UInt8] {
        UpdateMessages.message(renderer.replacement(state), revision: state.tree.revision)
    }

    /// A message with the revision as its id; each line of the data on a line of its own.
    static func message(_ data: [UInt8], revision: Int) -> [UInt8] {
        var message = Array("id: \(revision)\n".utf8)
        message.reserveCapacity(data.count + 32)
        for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            message += "data: ".utf8
            message += line
            message.append(UInt8(ascii: "\n"))
        }
        message.append(UInt8(ascii: "\n"))
        return message
    }
}
