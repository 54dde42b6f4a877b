/// An account for each client, which fills with time and from which the client's use is taken.
struct ClientAccounts {
    private struct Account {
        var rest: Double
        var time: Double
    }

    private var accounts: [ClientAddress: Account] = [:]
    private let capacity: Double
    private let refill: Double

    /// - Parameters:
    ///   - capacity: the most that an account holds.
    ///   - refill: the amount that an account gains in a second.
    init(capacity: Double, refill: Double) {
        self.capacity = capacity
        self.refill = refill
    }

    /// Whether a client has something left. One that is not known always has.
    func hasRest(_ client: ClientAddress?, at time: Double) -> Bool {
        guard let account = client.flatMap({ accounts[$0.client] }) else { return true }
        return account.rest + (time - account.time) * refill > 0
    }

    /// Takes an amount, also more than is left.
    mutating func take(_ amount: Double, from client: ClientAddress?, at time: Double) {
        guard let client = client?.client else { return }
        let account = accounts[client] ?? Account(rest: capacity, time: time)
        let rest = min(capacity, account.rest + (time - account.time) * refill)
        accounts[client] = Account(rest: rest - amount, time: time)
        // Accounts that are full need not be remembered.
        guard accounts.count > 4096 else { return }
        accounts = accounts.filter { $0.value.rest + (time - $0.value.time) * refill < capacity }
    }
}
