/// Bounds of sessions and of the work for them.
package struct SessionSettings: Sendable {
    /// The most sessions with their views in memory. Beyond, the least used go to sleep. If none can, new ones get 429.
    package var maximumLive = 4000
    /// After how many seconds a page goes to sleep whose client sent nothing since it loaded it.
    package var unclaimedLifetime: Double = 60
    /// After how many seconds without a request and without an open stream a session goes to sleep.
    package var sleepAfter: Double = 300
    /// After how many seconds without a request a sleeping session ends.
    package var lifetime: Double = 24 * 3600
    /// After how many seconds without a page a browser's values are forgotten: browsers keep cookies no longer.
    package var clientLifetime: Double = 400 * 86_400
    /// The most requests of one session that wait at a time.
    package var maximumWaiting = 64
    /// The longest wait for the main actor, in seconds. Work that would wait longer is refused.
    package var maximumDelay = 2.0
    /// After how many seconds without a response the main actor counts as stuck.
    package var silenceLimit = 5.0
    /// The most streams and channels of one session.
    package var maximumStreams = 4
    /// After how many seconds a closed channel whose client does not close its side is cut off.
    package var channelCloseTimeout = 2.0
    /// How many patches a session keeps for clients that are behind.
    package var historyLength = 32
    /// The most events in one request.
    package var maximumEvents = 1000
    /// The time between two heartbeats of streams and channels, in seconds. A heartbeat reveals clients that left.
    package var heartbeat: Double = 15
    /// After how many seconds a change is written to a store that outlives the process.
    package var writeDelay: Double = 0.1
    /// After how many seconds a write that failed is tried again.
    package var retryDelay: Double = 1

    /// Creates the default settings.
    package init() {}
}
