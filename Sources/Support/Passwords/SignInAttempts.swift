import EspalierViews
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Limits how often somebody may try to sign in: for an account, and from an address.
///
///     static let attempts = SignInAttempts()
///
///     let isRight = try await attempts.verify(
///         password, against: user?.hash, account: name, address: request?.remoteAddress)
///
/// All attempts of a period can be made at once; after that, one becomes free after the other. An attempt with the right password does
/// not count, and gives an account all of its attempts again.
///
/// The counts are estimates in two tables of 1 MiB, however many names are tried. An estimate is never too low. It is too high only if
/// tens of thousands of attempts are made in a period. Counts belong to the process: they start over with it.
public final class SignInAttempts: Sendable {
    private let accounts: Mutex<AttemptTable>
    private let addresses: Mutex<AttemptTable>
    private let now: @Sendable () -> Double

    /// - Parameters:
    ///   - perAccount: The number of attempts for an account in a period, at least 1.
    ///   - perAddress: The number of attempts from an IPv4 address, or from an IPv6 network of 64 bits. Many users may share one.
    ///   - period: The period.
    public convenience init(perAccount: Int = 10, perAddress: Int = 100, every period: Duration = .seconds(900)) {
        let start = ContinuousClock.now
        self.init(perAccount: perAccount, perAddress: perAddress, every: period) {
            (ContinuousClock.now - start).inSeconds
        }
    }

    /// - Parameter now: The time in seconds.
    init(perAccount: Int, perAddress: Int, every period: Duration, now: @escaping @Sendable () -> Double) {
        accounts = Mutex(AttemptTable(limit: perAccount, period: period.inSeconds))
        addresses = Mutex(AttemptTable(limit: perAddress, period: period.inSeconds))
        self.now = now
    }

    /// Whether a hash is that of a password, as `Password.verify(_:against:cost:)`, if another attempt is allowed.
    ///
    /// - Parameters:
    ///   - hash: The hash of the account; nil for an account that does not exist, which takes as long.
    ///   - account: The name that somebody has typed. Case, spaces around it and forms of letters make no difference.
    ///   - address: The address of the client (`WebRequest.remoteAddress`); nil if it is not known.
    /// - Throws: A `PasswordError`: `tooManyAttempts` with the time to wait, before any work, or one of `Password.verify`. An attempt whose
    ///   password was not checked does not count.
    public func verify(
        _ password: String, against hash: String?, account: String, address: String?,
        cost: Password.Cost = .recommended
    ) async throws -> Bool {
        try begin(account: account, address: address)
        let isRight: Bool
        do { isRight = try await Password.verify(password, against: hash, cost: cost) } catch {
            takeBack(account, address)
            throw error
        }
        if isRight { succeed(account: account, address: address) }
        return isRight
    }

    /// Counts an attempt with another secret than a password, such as a code.
    ///
    /// - Throws: `PasswordError.tooManyAttempts` if no other attempt is allowed now. It is not counted then.
    public func begin(account: String, address: String?) throws(PasswordError) {
        let (account, address, now) = (Self.key(ofAccount: account), address.map(Self.key(ofAddress:)), now())
        if let address, let wait = addresses.withLock({ $0.add(address, at: now) }) {
            throw .tooManyAttempts(retryAfter: .seconds(wait))
        }
        guard let wait = accounts.withLock({ $0.add(account, at: now) }) else { return }
        if let address { addresses.withLock { $0.takeBack(1, address, at: now) } }
        throw .tooManyAttempts(retryAfter: .seconds(wait))
    }

    /// Records that the secret of an attempt was right.
    public func succeed(account: String, address: String?) {
        let now = now()
        accounts.withLock { $0.takeBack(.infinity, Self.key(ofAccount: account), at: now) }
        if let address { addresses.withLock { $0.takeBack(1, Self.key(ofAddress: address), at: now) } }
    }

    private func takeBack(_ account: String, _ address: String?) {
        let now = now()
        accounts.withLock { $0.takeBack(1, Self.key(ofAccount: account), at: now) }
        if let address { addresses.withLock { $0.takeBack(1, Self.key(ofAddress: address), at: now) } }
    }

    private static func key(ofAccount name: String) -> String {
        // Only the beginning of a long text is compared.
        String(name.unicodeScalars.prefix(256)).precomposedStringWithCompatibilityMapping.lowercased()
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The network of an IPv6 address, and any other text as it is.
    static func key(ofAddress text: String) -> String {
        var address = in6_addr()
        guard text.contains(":"), inet_pton(AF_INET6, text, &address) == 1 else { return text }
        return withUnsafeBytes(of: address) { bytes in
            bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
        }
    }
}

/// Estimates how many attempts were made for each of any number of names (a count-min sketch, whose counts fall with time).
struct AttemptTable: Sendable {
    private struct Cell {
        var count: Float = 0
        /// The time of the count, in tenths of a second.
        var time: UInt32 = 0
    }

    private static let rows = 4
    private static let columns = 1 << 15

    private let limit: Float
    /// The attempts that become free in a tenth of a second.
    private let refill: Float
    /// The rows, one after the other; empty before the first attempt.
    private var cells: [Cell] = []

    init(limit: Int, period: Double) {
        self.limit = Float(max(limit, 1))
        refill = self.limit / Float(max(period, 1) * 10)
    }

    /// The memory of the counts, in bytes.
    var byteCount: Int { cells.count * MemoryLayout<Cell>.stride }

    /// Counts an attempt. Returns nil if it is allowed, or else the time in seconds until one is.
    mutating func add(_ name: String, at now: Double) -> Double? {
        if cells.isEmpty { cells = Array(repeating: Cell(), count: Self.rows * Self.columns) }
        let time = UInt32(clamping: Int64(now * 10))
        let places = places(of: name)
        let count = estimate(places, time)
        // Without the tolerance, rounding would refuse the attempt after exactly the time that was named.
        guard count + 1 <= limit + 0.01 else { return Double(((count + 1 - limit) / refill).rounded()) / 10 }
        for place in places { cells[place] = Cell(count: max(current(place, time), count + 1), time: time) }
        return nil
    }

    /// Takes back up to a number of attempts.
    mutating func takeBack(_ number: Float, _ name: String, at now: Double) {
        guard !cells.isEmpty else { return }
        let time = UInt32(clamping: Int64(now * 10))
        let places = places(of: name)
        let taken = min(number, estimate(places, time))
        for place in places { cells[place] = Cell(count: max(0, current(place, time) - taken), time: time) }
    }

    /// The cells of a name, one in each row. The hashes have a seed of the process, so that nobody can choose names with the same cells.
    private func places(of name: String) -> [Int] {
        (0..<Self.rows).map { row in
            var hasher = Hasher()
            hasher.combine(row)
            hasher.combine(name)
            return row * Self.columns + (hasher.finalize() & (Self.columns - 1))
        }
    }

    private func current(_ place: Int, _ time: UInt32) -> Float {
        let cell = cells[place]
        return max(0, cell.count - Float(time &- min(cell.time, time)) * refill)
    }

    private func estimate(_ places: [Int], _ time: UInt32) -> Float {
        places.map { current($0, time) }.min() ?? 0
    }
}

extension Duration {
    fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
