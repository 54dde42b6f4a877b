/// The colors of the bar with the time at the top of a screen. They have no effect: a browser has its own bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// The colors for the scheme of the page; light texts; dark texts.
    case `default` = 0, lightContent = 1, darkContent = 3
}

/// The motions of the bar with the time when it appears. They have no effect: a browser has its own bar.
public enum UIStatusBarAnimation: Int, Sendable {
    /// None; a fade; a slide.
    case none, fade, slide
}
