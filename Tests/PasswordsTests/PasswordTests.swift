import EspalierViews
import Foundation
import Testing

@testable import EspalierPasswords

private let cheap = Password.Cost(memory: 8 << 10, passes: 1)

@Suite struct `The hash of a password` {
    @Test func `is one of Argon2id with its salt and its cost`() async throws {
        let hash = try await Password.hash("hunter2", cost: cheap)
        #expect(hash.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
        #expect(try await Password.hash("hunter2", cost: cheap) != hash)
        #expect(try await Password.verify("hunter2", against: hash))
        #expect(try await !Password.verify("hunter3", against: hash))
        #expect(try await !Password.verify("", against: hash))
    }

    @Test func `costs what OWASP recommends`() async throws {
        #expect(Password.Cost.recommended == Password.Cost(memory: 19 * 1024 * 1024, passes: 2))
        #expect(try await Password.hash("a").hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
        #expect(Password.Cost(memory: 0, passes: -1) == cheap)
        #expect(Password.Cost(memory: .max, passes: .max) == Password.Cost(memory: 1 << 30, passes: 100))
    }

    /// A vector of the tests of Argon2's reference implementation.
    @Test func `is the same as that of other programs`() async throws {
        let hash = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4"
        #expect(Argon2.cost(of: hash) == Password.Cost(memory: 256 << 10, passes: 2))
        #expect(try await Password.verify("password", against: hash))
        #expect(try await !Password.verify("passwore", against: hash))
    }

    @Test func `is that of the text, whatever form its letters have`() async throws {
        let hash = try await Password.hash("caf\u{E9} \u{1F600}", cost: cheap)
        #expect(try await Password.verify("cafe\u{301} \u{1F600}", against: hash))
        #expect(try await Password.verify("caf\u{E9}\u{A0}\u{1F600}", against: hash))
        #expect(try await !Password.verify("Caf\u{E9} \u{1F600}", against: hash))
        // A compatible letter is another one: NFC, and not NFKC.
        let ligature = try await Password.hash("\u{FB01}t", cost: cheap)
        #expect(try await !Password.verify("fit", against: ligature))
    }

    @Test func `covers all characters, also behind a zero`() async throws {
        let hash = try await Password.hash("a\0b", cost: cheap)
        #expect(try await Password.verify("a\0b", against: hash))
        #expect(try await !Password.verify("a", against: hash))
        #expect(try await !Password.verify("a\0c", against: hash))
    }

    @Test func `is not made for an empty password or one that is too long`() async throws {
        await #expect(throws: PasswordError.empty) { try await Password.hash("", cost: cheap) }
        let longest = String(repeating: "x", count: 1024)
        let hash = try await Password.hash(longest, cost: cheap)
        #expect(try await Password.verify(longest, against: hash))
        await #expect(throws: PasswordError.tooLong) { try await Password.hash(longest + "x", cost: cheap) }
        #expect(try await !Password.verify(longest + "x", against: hash))
        #expect(try await !Password.verify(String(repeating: "x", count: 1 << 20), against: hash))
    }

    @Test func `should be replaced if it costs less than now`() async throws {
        let hash = "$argon2id$v=19$m=19456,t=2,p=1$oryuZKzKdVeXTTqOQMJTdg$4Xz0Ulo8HSA+TDOy1PbGjQtfAjI7+8X1JN9+HSHPpts"
        #expect(!Password.needsRehash(hash))
        #expect(Password.needsRehash(hash, cost: Password.Cost(memory: 20 << 20, passes: 2)))
        #expect(Password.needsRehash(hash, cost: Password.Cost(memory: 19 << 20, passes: 3)))
        #expect(!Password.needsRehash(hash, cost: Password.Cost(memory: 8 << 20, passes: 1)))
        #expect(Password.needsRehash("5f4dcc3b5aa765d61d8327deb882cf99"))
    }

    @Test(arguments: [
        "", "hunter2", "$2b$10$abc", "$argon2i$v=19$m=8,t=1,p=1$YWJj$YWJj", "$argon2id$v=19$m=8,t=1$YWJj$YWJj",
        "$argon2id$v=19$m=4294967295,t=1,p=1$YWJjZGVmZ2g$YWJj", "$argon2id$v=19$m=8,t=4000000000,p=1$YWJj$YWJj",
        "$argon2id$v=19$m=8,t=1,p=1$$", "$argon2id$v=19$m=8,t=1,p=1$YWJj$YWJj\n",
    ]) func `is refused if it is another text`(text: String) async {
        await #expect(throws: PasswordError.malformedHash) { try await Password.verify("a", against: text) }
    }

    @Test func `may be cut anywhere`() async throws {
        let hash = try await Password.hash("a", cost: cheap)
        for length in 0..<hash.count {
            let isRight = try? await Password.verify("a", against: String(hash.prefix(length)))
            #expect(isRight != true)
        }
    }

    @Test func `is checked by the same work for an account that does not exist`() async throws {
        let queue = PasswordQueue.shared
        let before = queue.completed
        #expect(try await !Password.verify("a", against: nil, cost: cheap))
        // Other tests may have added work of their own.
        #expect(queue.completed > before)
    }
}

@Suite struct `The threads of passwords` {
    @Test func `are few, in the order of the requests, and refuse what is too much`() async throws {
        let queue = PasswordQueue(threads: 1, waiting: 2)
        let gate = DispatchSemaphore(value: 0), begun = DispatchSemaphore(value: 0)
        async let first = queue.run {
            begun.signal()
            gate.wait()
            return 1
        }
        await Task.detached { Self.wait(begun) }.value
        async let second = queue.run { 2 }
        async let third = queue.run { 3 }
        while queue.waitingCount < 2 { await Task.yield() }
        await #expect(throws: PasswordError.busy) { try await queue.run { 4 } }
        gate.signal()
        #expect(try await [first, second, third] == [1, 2, 3])
        #expect(queue.completed == 3)
        #expect(try await queue.run { 5 } == 5)
    }

    @Test func `leave out work whose task was cancelled`() async throws {
        let queue = PasswordQueue(threads: 1, waiting: 2)
        let gate = DispatchSemaphore(value: 0), begun = DispatchSemaphore(value: 0)
        async let first = queue.run {
            begun.signal()
            gate.wait()
            return 1
        }
        await Task.detached { Self.wait(begun) }.value
        let second = Task { try await queue.run { 2 } }
        while queue.waitingCount < 1 { await Task.yield() }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(queue.waitingCount == 0)
        gate.signal()
        #expect(try await first == 1)
    }

    private static func wait(_ semaphore: DispatchSemaphore) { semaphore.wait() }
}

@Suite struct `Attempts to sign in` {
    private final class Clock: @unchecked Sendable {
        // Unchecked: a test uses it in one task.
        var time = 0.0
    }

    private let clock = Clock()

    private func attempts(perAccount: Int = 3, perAddress: Int = 5) -> SignInAttempts {
        SignInAttempts(perAccount: perAccount, perAddress: perAddress, every: .seconds(60)) { [clock] in clock.time }
    }

    private func wait(_ attempts: SignInAttempts, _ account: String, _ address: String?) -> Int? {
        do throws(PasswordError) { try attempts.begin(account: account, address: address) } catch {
            if case .tooManyAttempts(let wait) = error { return Int(wait.components.seconds) }
        }
        return nil
    }

    @Test func `are limited for an account, and become free one by one`() {
        let attempts = attempts()
        for _ in 0..<3 { #expect(wait(attempts, "ada", nil) == nil) }
        #expect(wait(attempts, "ada", nil) == 20)
        // Forms of the same name are the same account.
        #expect(wait(attempts, " ADA ", nil) == 20)
        #expect(wait(attempts, "bob", nil) == nil)
        clock.time = 20
        #expect(wait(attempts, "ada", nil) == nil)
        #expect(wait(attempts, "ada", nil) == 20)
        clock.time = 80
        for _ in 0..<3 { #expect(wait(attempts, "ada", nil) == nil) }
    }

    @Test func `are limited for an address, whatever accounts are tried`() {
        let attempts = attempts()
        for number in 0..<5 { #expect(wait(attempts, "user \(number)", "192.0.2.1") == nil) }
        #expect(wait(attempts, "user 5", "192.0.2.1") == 12)
        #expect(wait(attempts, "user 5", "192.0.2.2") == nil)
        // The networks of 64 bits are told apart, and not the addresses in them.
        for number in 0..<5 { #expect(wait(attempts, "v6 \(number)", "2001:db8::\(number)") == nil) }
        #expect(wait(attempts, "v6 5", "2001:db8:0:0:ffff::1") == 12)
        #expect(wait(attempts, "v6 5", "2001:db8:0:1::1") == nil)
    }

    @Test func `with the right password do not count`() async throws {
        let attempts = attempts()
        let hash = try await Password.hash("a", cost: cheap)
        func isRight(_ password: String) async throws -> Bool {
            try await attempts.verify(password, against: hash, account: "ada", address: "192.0.2.1", cost: cheap)
        }
        #expect(try await !isRight("b"))
        #expect(try await !isRight("c"))
        #expect(try await isRight("a"))
        for _ in 0..<3 { #expect(try await !isRight("d")) }
        let before = PasswordQueue.shared.completed
        await #expect(throws: PasswordError.tooManyAttempts(retryAfter: .seconds(12))) { try await isRight("a") }
        #expect(before <= PasswordQueue.shared.completed)
    }

    @Test func `that could not be checked do not count`() async {
        let attempts = attempts()
        for _ in 0..<10 {
            await #expect(throws: PasswordError.malformedHash) {
                try await attempts.verify("a", against: "?", account: "ada", address: "192.0.2.1")
            }
        }
        #expect(wait(attempts, "ada", "192.0.2.1") == nil)
    }

    @Test func `take the same memory for any number of names`() {
        var table = AttemptTable(limit: 10, period: 900)
        #expect(table.byteCount == 0)
        for _ in 0..<10 { #expect(table.add("ada", at: 0) == nil) }
        #expect(table.byteCount == 1 << 20)
        for number in 0..<20_000 { _ = table.add("user \(number)", at: 1) }
        #expect(table.byteCount == 1 << 20)
        // The one that was tried before is still known, and a new one is not taken for it.
        #expect(table.add("ada", at: 1) != nil)
        #expect(table.add("eve", at: 1) == nil)
        _ = table.add(String(repeating: "x", count: 1 << 20), at: 1)
    }

    @Test func `have responses for the clients of endpoints`() {
        let tooMany = PasswordError.tooManyAttempts(retryAfter: .milliseconds(1500)).httpError
        #expect(tooMany.status == .tooManyRequests && tooMany.headers["Retry-After"] == "2")
        #expect(PasswordError.busy.httpError.status == .serviceUnavailable)
        #expect(PasswordError.tooLong.httpError.detail == "The password is too long: use at most 1024 bytes.")
        #expect(PasswordError.malformedHash.httpError.status == .internalServerError)
    }
}
