/// Heights of bars. A page has one of each bar, so that they have no effect.
public enum UIBarMetrics: Int, Sendable {
    /// The usual one; that of low windows; both with a text above.
    case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102
}

/// Colors of bars.
public enum UIBarStyle: Int, Sendable {
    /// That of the scheme; dark.
    case `default` = 0, black = 1
}

/// Places of bars.
public enum UIBarPosition: Int, Sendable {
    /// Any; at the bottom; at the top; at the top, under the status bar.
    case any, bottom, top, topAttached
}
