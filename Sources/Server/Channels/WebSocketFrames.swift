internal import EspalierCWSLay

/// The server's side of one WebSocket's frames: converts bytes of the socket to messages, and messages to bytes. It
/// touches no socket. The library responds to pings, and closes the connection after a protocol error.
final class WebSocketFrames {
    private var context: OpaquePointer?
    /// The received bytes that the library has not taken yet.
    private var input = UnsafeRawBufferPointer(start: nil, count: 0)
    private var messages: [[UInt8]] = []
    /// The bytes of a message that has not arrived completely.
    private(set) var unfinished = 0
    /// Bytes to send, from `position` on.
    private var output: [UInt8] = []
    private var position = 0

    /// - Parameter maximumMessage: the maximum number of bytes in a message. A longer one closes with 1009.
    init(maximumMessage: Int) {
        var callbacks = wslay_event_callbacks()
        callbacks.recv_callback = { context, buffer, count, _, frames in
            guard let count = WebSocketFrames.of(frames, { $0.give(to: buffer, count) }) else {
                wslay_event_set_error(context, WSLAY_ERR_WOULDBLOCK.rawValue)
                return -1
            }
            return count
        }
        callbacks.send_callback = { _, bytes, count, _, frames in
            WebSocketFrames.of(frames) { $0.output += UnsafeBufferPointer(start: bytes, count: count) }
            return count
        }
        callbacks.on_frame_recv_start_callback = { context, frame, _ in
            guard let frame, UInt32(frame.pointee.opcode) == WSLAY_BINARY_FRAME.rawValue else { return }
            wslay_event_queue_close(context, WebSocketClose.unsupportedData.rawValue, nil, 0)
            wslay_event_shutdown_read(context)
        }
        callbacks.on_msg_recv_callback = { _, message, frames in
            guard let message, UInt32(message.pointee.opcode) == WSLAY_TEXT_FRAME.rawValue else { return }
            let text = UnsafeBufferPointer(start: message.pointee.msg, count: message.pointee.msg_length)
            WebSocketFrames.of(frames) { $0.messages.append(Array(text)) }
        }
        // The callbacks are only called by the methods below.
        wslay_event_context_server_init(&context, &callbacks, Unmanaged.passUnretained(self).toOpaque())
        wslay_event_config_set_max_recv_msg_length(context, UInt64(maximumMessage))
    }

    deinit {
        wslay_event_context_free(context)
    }

    private static func of<T>(_ pointer: UnsafeMutableRawPointer?, _ use: (WebSocketFrames) -> T) -> T {
        Unmanaged<WebSocketFrames>.fromOpaque(pointer!)._withUnsafeGuaranteedRef(use)
    }

    private func give(to buffer: UnsafeMutablePointer<UInt8>?, _ size: Int) -> Int? {
        let count = min(size, input.count)
        guard count > 0, let buffer else { return nil }
        UnsafeMutableRawBufferPointer(start: buffer, count: count).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: input[..<count]))
        input = UnsafeRawBufferPointer(rebasing: input[count...])
        return count
    }

    // MARK: Receiving

    /// Takes bytes from the socket, and returns the texts that they complete.
    func receive(_ bytes: UnsafeRawBufferPointer) -> [[UInt8]] {
        input = bytes
        // After a failure, a close frame is already in the queue.
        _ = wslay_event_recv(context)
        input = UnsafeRawBufferPointer(start: nil, count: 0)
        write()
        unfinished = messages.isEmpty ? unfinished + bytes.count : 0
        defer { messages.removeAll(keepingCapacity: true) }
        return messages
    }

    // MARK: Sending

    func text(_ text: [UInt8]) { queue(WSLAY_TEXT_FRAME, text) }

    func binary(_ bytes: [UInt8]) { queue(WSLAY_BINARY_FRAME, bytes) }

    func ping() { queue(WSLAY_PING, []) }

    func close(_ reason: WebSocketClose, saying text: String = "") {
        var text = text
        text.withUTF8 { _ = wslay_event_queue_close(context, reason.rawValue, $0.baseAddress, $0.count) }
        write()
    }

    private func queue(_ opcode: wslay_opcode, _ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            var message = wslay_event_msg(
                opcode: UInt8(opcode.rawValue), msg: bytes.baseAddress, msg_length: bytes.count)
            wslay_event_queue_msg(context, &message)
        }
        write()
    }

    /// Lets the library write its queue into `output`.
    private func write() {
        if wslay_event_want_write(context) != 0 { _ = wslay_event_send(context) }
    }

    /// Whether the close frame was written. Nothing follows it.
    var isClosed: Bool { wslay_event_get_close_sent(context) != 0 }

    /// The code of the close frame.
    var closeCode: Int { Int(wslay_event_get_status_code_sent(context)) }

    /// The number of bytes to send.
    var waiting: Int { output.count - position }

    /// Passes the bytes to `send`, which returns how many of them it took. Returns whether it took all.
    func flush(_ send: (UnsafeRawBufferPointer) -> Int) -> Bool {
        while position < output.count {
            let count = output.withUnsafeBytes { send(UnsafeRawBufferPointer(rebasing: $0[position...])) }
            guard count > 0 else { return false }
            position += count
        }
        position = 0
        // Release the memory of a whole page.
        output.removeAll(keepingCapacity: output.capacity <= 16 * 1024)
        return true
    }
}
