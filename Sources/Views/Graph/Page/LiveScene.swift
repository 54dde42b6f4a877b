package import EspalierDisplayTree
package import Foundation

/// A page in use: a view graph with its state. The server stores one for each session and uses only these members.
@MainActor
package protocol LiveScene: AnyObject {
    /// The next revision, after an update. It is the same object as before if nothing has changed.
    ///
    /// Changes of different transactions are shown one after the other. While `hasFurtherSteps` is true, the next call
    /// returns the following revision.
    func currentTree() -> DisplayTree

    /// The current state on paper: lists have rows that the window does not show, too, up to a limit. The next revision is as it would be
    /// without this call.
    func paperTree() -> DisplayTree

    /// Whether the latest tree is only a step toward the current state.
    var hasFurtherSteps: Bool { get }

    /// Whether changes that no revision shows yet are animated.
    var isAnimated: Bool { get }

    /// Whether `currentTree()` would update something.
    var needsUpdate: Bool { get }

    /// Called once, on the main actor, when anything other than `send` or `host` makes an update necessary: a timer, a
    /// task, or a model that other sessions share. It is called again only after the next `currentTree()`.
    var onInvalidation: (@MainActor () -> Void)? { get set }

    /// Delivers an event to its node: updates the page, checks that the node currently accepts the event, and runs its
    /// action. A refused event changes nothing.
    func send(_ event: DisplayEvent) throws(EventRefusal)

    /// Cancels the current gestures, because the page that reported them is gone.
    func cancelGestures()

    /// The properties of the browser window. Setting another value makes an update necessary.
    var host: HostEnvironment { get set }

    /// Whether code of the page has had the server's time zone, because the browser's was unknown.
    var lackedTimeZone: Bool { get }

    /// Whether actions of views that appeared may have kept sizes that depend on the window.
    var hasActedBySize: Bool { get }

    /// The state of the views by their structural paths, from which another process of the same program can make the
    /// same page. Equal states have equal snapshots; without state the snapshot is empty. If a value cannot be encoded,
    /// the snapshot omits the state of its view, which starts over and logs a line.
    func snapshot() -> Data

    /// The files with data that the page shows or changes.
    var dataFiles: Set<String> { get }

    /// Whether views of the page use values that belong to its tab (`SceneStorage`).
    var keepsSceneValues: Bool { get }

    /// These values as a snapshot, with which the tab's next page begins; nil without any.
    var sceneValues: Data? { get }

    /// The first property whose value cannot be encoded, with the reason; nil if a snapshot contains all state.
    var snapshotObstacle: String? { get }

    /// Changes the numbers of the page's elements, because a browser may already show the page with other numbers.
    /// `numbers` maps current numbers to new ones; all other elements get numbers from `first` on.
    func renumber(_ numbers: [Int: Int], from first: Int)

    /// The mistake of the app that ended the page; nil for a page in use. A failed page accepts no events.
    var failure: PageFailure? { get }

    /// The animations in progress, in the order of the nodes' numbers.
    var animations: [RunningAnimation] { get }

    /// Whether browsers need `resumeMotions()`.
    var hasMotions: Bool { get }

    /// Makes an update necessary that shows all motions in progress, because a browser has received the page without them.
    func resumeMotions()

    /// Lets motions that go on by themselves wait for `resumeMotions()`, because no browser shows the page any more.
    func pauseMotions()

    /// Whether views know the place of the URL at which the page was opened.
    var isPlaceResolved: Bool { get }

    /// Passes the part of the page's URL that no view declares to the app's `onOpenURL`. Returns false if the app has no such action.
    func openPlace() -> Bool

    /// Keeps a file that the user has uploaded until a view takes it. Returns its name.
    func receive(_ upload: TemporaryFile) -> String

    /// The file that the page has handed to its browser by an id; nil if there is none, or its time is over.
    func file(_ id: String) -> PageFile?

    /// The name of the page; nil for a page without a server.
    var name: PageName? { get set }

    /// The user of the page. Setting another one makes an update necessary, and the files that the page has handed out are gone.
    var identity: Identity? { get set }

    /// Called when code of an open page signs its user out, with whether that counts for all browsers.
    var onSignOut: (@MainActor (Bool) -> Void)? { get set }

    /// The user of the page after a newer request of its browser, by the rules of its scene.
    func identity(after request: PageRequest) -> Identity?

    /// Takes the cookies, the address and the security of a newer request of the page's browser.
    func note(request: PageRequest)

    /// Takes changes of the browser's cookies.
    func noteCookies(_ changes: [CookieChange])

    /// The part of the response to the request that opened the page. From now on, cookies wait under tickets, and redirects are requests
    /// to the browser.
    func takeAnswer() -> PageAnswer

    /// Does the same for a page that was not opened by a request. What it has set so far waits, too.
    func continueAnswered()

    /// The changes of the browser that no response contains yet. Their tickets are void.
    func takeChanges() -> BrowserChanges

    /// The changes of a ticket; nil if there is none with this name, or no longer. The ticket is void.
    func redeem(ticket: String) -> BrowserChanges?

    /// Names all tickets to the browser again, which may not have received them.
    func repeatTickets()

    /// The tickets that the browser has not fetched.
    var openTickets: [BrowserTicket] { get }

    /// Takes over the tickets of the page from whose snapshot this one continues.
    func restore(tickets: [BrowserTicket])

    /// Continues code that waits for the browser to come back from another site. Returns whether it waits at this URL.
    func finishAuthentication(at url: URL) -> Bool

    /// Keeps the URL with which the browser has come back to a page that was restored meanwhile, for code that continues a sign-in at its path.
    func resumeAuthentication(at url: URL)

    /// Called when the browser shows the page again after it had left. Code that waits for a sign-in elsewhere learns that it was canceled.
    func browserDidReturn()

    /// Ends the page: `onDisappear` runs, and tasks are canceled.
    func end()
}

extension LiveScene {
    /// By default, changes take effect together.
    package var hasFurtherSteps: Bool { false }
    package var isAnimated: Bool { false }

    /// By default, nothing moves by itself.
    package var animations: [RunningAnimation] { [] }
    package var hasMotions: Bool { false }
    package var lackedTimeZone: Bool { false }
    package var hasActedBySize: Bool { false }
    package var dataFiles: Set<String> { [] }
    package var keepsSceneValues: Bool { false }
    package var sceneValues: Data? { nil }
    package var isPlaceResolved: Bool { true }
    package func paperTree() -> DisplayTree { updatedTree() }
    package func openPlace() -> Bool { true }
    package func receive(_ upload: TemporaryFile) -> String { "" }
    package func file(_ id: String) -> PageFile? { nil }
    package func note(request: PageRequest) {}
    package func noteCookies(_ changes: [CookieChange]) {}
    package func takeAnswer() -> PageAnswer { PageAnswer() }
    package func continueAnswered() {}
    package func takeChanges() -> BrowserChanges { BrowserChanges() }
    package func redeem(ticket: String) -> BrowserChanges? { nil }
    package var name: PageName? {
        get { nil }
        set {}
    }
    package var identity: Identity? {
        get { nil }
        set {}
    }
    package var onSignOut: (@MainActor (Bool) -> Void)? {
        get { nil }
        set {}
    }
    package func identity(after request: PageRequest) -> Identity? { identity }
    package func repeatTickets() {}
    package var openTickets: [BrowserTicket] { [] }
    package func restore(tickets: [BrowserTicket]) {}
    package func finishAuthentication(at url: URL) -> Bool { false }
    package func resumeAuthentication(at url: URL) {}
    package func browserDidReturn() {}
    package func resumeMotions() {}
    package func pauseMotions() {}

    /// The revision of the current state, after all steps that lead to it.
    package func updatedTree() -> DisplayTree {
        var tree = currentTree()
        while hasFurtherSteps { tree = currentTree() }
        return tree
    }
}
