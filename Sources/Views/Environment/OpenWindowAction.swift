/// Opens a window of the app: `openWindow(id: "activity")`.
///
/// A window is a page in a tab of its own. If the page has already opened the window with the same id and value, that tab comes to the
/// front and keeps its state. A browser that blocks new tabs opens the window in place of the page.
@MainActor @preconcurrency
public struct OpenWindowAction {
    let openings: PageOpenings?

    /// Opens the window group or window with an id.
    public func callAsFunction(id: String) { openings?.openWindow(id: id, value: nil) }

    /// Opens the first window group for the type of a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { openings?.openWindow(id: nil, value: value) }

    /// Opens the window group with an id for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        openings?.openWindow(id: id, value: value)
    }
}

/// Closes a window of the app: `dismissWindow()`.
///
/// A browser closes only tabs that an app has opened.
@MainActor @preconcurrency
public struct DismissWindowAction {
    let openings: PageOpenings?

    /// Closes the window of the view.
    public func callAsFunction() { openings?.dismissWindow(id: nil, value: nil) }

    /// Closes the window with an id, if this page opened it.
    public func callAsFunction(id: String) { openings?.dismissWindow(id: id, value: nil) }

    /// Closes the window for a value, if this page opened it.
    public func callAsFunction<D: Codable & Hashable>(value: D) { openings?.dismissWindow(id: nil, value: value) }

    /// Closes the window with an id for a value, if this page opened it.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        openings?.dismissWindow(id: id, value: value)
    }
}

extension EnvironmentValues {
    /// Opens a window of the app.
    @MainActor public var openWindow: OpenWindowAction { OpenWindowAction(openings: pageOpenings) }

    /// Closes a window of the app.
    @MainActor public var dismissWindow: DismissWindowAction { DismissWindowAction(openings: pageOpenings) }

    /// Whether the app can open windows: always, as browsers have tabs.
    public var supportsMultipleWindows: Bool { true }
}
