package import EspalierHTMLRenderer

/// Limits for sessions and their work, and the path of their pages.
package struct SessionSettings: Sendable {
    /// The path in front of the paths of all pages.
    package var basePath = BasePath.none
    /// The maximum number of sessions with views in memory. Above it, the least recently used go to sleep. If none can,
    /// new ones get 429.
    package var maximumLive = 4000
    /// The memory of all live pages in bytes. Above it, the least recently used go to sleep, even if they then lose state.
    package var pageMemory = Int.max
    /// The time in seconds after which a page goes to sleep if its client has sent no request since loading the page.
    package var unclaimedLifetime: Double = 60
    /// The time in seconds without a request or an open stream after which a session goes to sleep.
    package var sleepAfter: Double = 300
    /// The time in seconds after which a page goes to sleep if its browser has left it.
    package var sleepAfterLeaving: Double = 30
    /// The time in seconds without a request after which a sleeping session ends.
    package var lifetime: Double = 24 * 3600
    /// The time in seconds after its last page after which a browser's values are dropped. Browsers keep cookies no longer.
    package var clientLifetime: Double = 400 * 86_400
    /// The maximum number of waiting requests of one session.
    package var maximumWaiting = 64
    /// The maximum wait for the main actor, in seconds. Work that would wait longer is refused.
    package var maximumDelay = 2.0
    /// The part of the maximum wait that the waiting work of one client may take. Others do not wait longer for it.
    package var clientShare = 0.25
    /// The time in seconds of the main actor that one client's work may take while others wait, and the part of the following time that
    /// it gets back.
    package var clientBudget = 10.0
    package var clientRefill = 0.5
    /// The time in seconds of the main actor that one batch may take. The rest of a longer one is not performed.
    package var batchBudget = 10.0
    /// The time in seconds without a response after which the main actor counts as blocked.
    package var silenceLimit = 5.0
    /// The maximum number of streams and channels of one session.
    package var maximumStreams = 4
    /// The time in seconds after which a closed channel is cut off if its client does not close its side.
    package var channelCloseTimeout = 2.0
    /// The number of patches that a session keeps for clients that are behind.
    package var historyLength = 32
    /// The maximum number of events in one request.
    package var maximumEvents = 1000
    /// The time between two heartbeats of streams and channels, in seconds. A heartbeat detects clients that left.
    package var heartbeat: Double = 15
    /// The delay in seconds before a change is written to a persistent store.
    package var writeDelay: Double = 0.1
    /// The longest such delay, while changes wait to be pushed to pages.
    package var longestWriteDelay: Double = 1
    /// The bytes of snapshots that one client may cause to be written at once, and in each following second.
    package var clientWriteBudget = 16.0 * 1024 * 1024
    package var clientWriteRefill = 1024.0 * 1024
    /// The delay in seconds before a failed write is tried again.
    package var retryDelay: Double = 1

    /// Creates the default settings.
    package init() {}
}
