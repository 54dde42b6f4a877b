/// Keeps the pages and browsers of an app for all of its workers, on one machine or several.
///
/// Every browser has at most one owner: the worker that has claimed it. An owner keeps its claims as long as it renews its lease. When another
/// worker takes a claim over, the claim's epoch grows, and writes with an earlier epoch are refused. A process that was stopped past the end of
/// its lease therefore cannot overwrite what the next owner has written. Time is that of the store, never that of a worker's machine.
///
/// All functions may be called from any thread, wait for at most a few seconds, and throw `PageStoreError`. Where the store is away, they fail at once
/// until the next attempt to reconnect.
package protocol PageStore: AnyObject, Sendable {
    /// 32 random bytes that are the same for all workers, as long as the records exist.
    var secret: [UInt8] { get }

    /// A weakness of the store that operators have to know, in a sentence; nil for none. A Redis may lose its last second.
    var warning: String? { get }

    // MARK: Workers

    /// Begins or extends the lease of a worker. A worker whose lease has ended gets a new one, and keeps those of its claims that nobody has taken
    /// over meanwhile.
    ///
    /// - Parameters:
    ///   - worker: The name of a process: 22 characters, never used again.
    ///   - lease: The time in seconds from now.
    func renew(_ worker: String, lease: Double) throws(PageStoreError)

    /// Ends the lease of a worker whose process is known to have ended.
    func bury(_ worker: String) throws(PageStoreError)

    // MARK: Claims

    /// Claims a browser for a worker. A browser without a record can be claimed, too.
    ///
    /// - Parameter page: The id of a new page of the browser that has no record yet. From now on `page(_:)` finds it, with its browser and without
    ///   data; nil for none.
    func claim(_ browser: String, for worker: String, beginning page: String?) throws(PageStoreError) -> ClaimResult

    /// Gives claims back after everything was written, so that any worker can take them. Claims that are lost are ignored.
    func release(_ claims: [BrowserClaim], of worker: String) throws(PageStoreError)

    /// Moves the claim, the record and the pages of a browser to a new id. The former id cannot be claimed for a minute, and begins anew after it.
    ///
    /// - Returns: False if the claim is lost, so that nothing has changed.
    func rename(_ claim: BrowserClaim, of worker: String, to new: String) throws(PageStoreError) -> Bool

    // MARK: Records

    /// Writes records, replacing earlier ones: all of those whose claims hold, in one transaction, or none with an error.
    ///
    /// - Returns: The browsers whose claims are lost. Nothing of theirs was written.
    func write(_ records: [ClaimedRecords], of worker: String) throws(PageStoreError) -> Set<String>

    /// The record of a page; nil without one.
    func page(_ id: String) throws(PageStoreError) -> StoredPage?

    /// The record of a browser; nil without one.
    func browser(_ id: String) throws(PageStoreError) -> StoredBrowser?

    /// The pages of a browser.
    func pages(of browser: String) throws(PageStoreError) -> [String]

    /// Removes pages, whoever owns their browsers.
    func remove(pages: [String]) throws(PageStoreError)

    /// Removes pages and browsers that were not written for a time in seconds, and sign-outs that are older than all browsers by
    /// `signOutMargin`. Claims of live workers stay.
    func removeUnused(pages: Double, browsers: Double) throws(PageStoreError)

    /// The number of pages with records.
    func count() throws(PageStoreError) -> Int

    // MARK: Users

    /// Signs a user out of all browsers.
    ///
    /// - Returns: The number of the sign-out: its time by the store's clock, or one more than the last number if that is higher. A store that was
    ///   restored from a copy, or that begins anew, therefore gives no number that a worker knows already.
    func signOut(_ subject: String) throws(PageStoreError) -> Int64

    /// The users who were signed out after a number, and the number of the last sign-out, also of one that was removed; 0 before the first.
    func signOuts(after number: Int64) throws(PageStoreError) -> (subjects: Set<String>, last: Int64)
}

extension PageStore {
    /// The time in seconds for which a sign-out stays after the last browser that does not consider it. Workers ask for sign-outs several times in
    /// a lease, so that a browser's record may be this much behind.
    static var signOutMargin: Double { 60 }
}

package enum ClaimResult: Equatable, Sendable {
    /// The worker owns the browser.
    case owned(BrowserClaim)
    /// A worker with a valid lease owns it.
    case held(by: String)
    /// The browser has had another id for less than a minute.
    case renamed
}

/// A worker's claim on a browser. Its epoch grows with each change of the owner.
package struct BrowserClaim: Hashable, Sendable {
    package var browser: String
    package var epoch: Int64

    package init(browser: String, epoch: Int64) {
        self.browser = browser
        self.epoch = epoch
    }
}

/// The records to write of one browser.
package struct ClaimedRecords: Sendable {
    package var claim: BrowserClaim
    /// The browser's own record; nil if it has not changed.
    package var browser: StoredBrowser?
    package var pages: [StoredPage]

    package init(claim: BrowserClaim, browser: StoredBrowser? = nil, pages: [StoredPage]) {
        self.claim = claim
        self.browser = browser
        self.pages = pages
    }
}

package struct StoredPage: Equatable, Sendable {
    package var id: String
    /// The browser that it belongs to.
    package var browser: String
    /// The page's state; empty for a page that has begun and was not written.
    package var data: [UInt8]
    /// The time since it was written, in seconds of the store's clock. Writing ignores it.
    package var age: Double

    package init(id: String, browser: String, data: [UInt8], age: Double = 0) {
        self.id = id
        self.browser = browser
        self.data = data
        self.age = age
    }
}

package struct StoredBrowser: Equatable, Sendable {
    package var id: String
    package var data: [UInt8]
    /// The number of the last sign-out that the data considers.
    package var signOuts: Int64

    package init(id: String, data: [UInt8], signOuts: Int64) {
        self.id = id
        self.data = data
        self.signOuts = signOuts
    }
}

package enum PageStoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The store cannot be used at present. Later attempts may succeed.
    case unavailable(String)
    /// The store belongs to another app or a newer version, is no such store, or refuses the program. Only an operator can help.
    case unusable(String)
    /// A record cannot be read.
    case damaged(String)

    package var description: String {
        switch self {
        case .unavailable(let reason), .unusable(let reason), .damaged(let reason): reason
        }
    }
}
