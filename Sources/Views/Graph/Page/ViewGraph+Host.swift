/// Changes of the window.
extension ViewGraph {
    /// Applies the properties of the window.
    func applyHost() {
        run {
            // A waiting animation of the app is not that of the window.
            if let step = step(for: Transaction()) {
                step.add { [unowned self] in hostDidChange() }
            } else {
                hostDidChange()
            }
        }
        app?.activityDidChange(of: self)
        for feature in features.all { feature.activityDidChange() }
    }

    private func hostDidChange() {
        root.hostDidChange(to: host)
        window.invalidateReaders()
        displayDidChange()
    }

    /// Notes that a view reads `host.activity`, which the browser then reports.
    package func noteActivityRead() {
        guard !readsActivity else { return }
        readsActivity = true
        root?.setNeedsDisplay()
        displayDidChange()
    }

    /// Whether a view of the page, or its app, has read how much a page is in use.
    package var activityIsRead: Bool { readsActivity || app?.activityIsRead == true }
}

extension HostEnvironment {
    /// The window between this one and an earlier one; nil if there is none. As on a phone, a page is inactive between use and the
    /// background, so that apps notice it.
    func inactive(after earlier: HostEnvironment) -> HostEnvironment? {
        guard activity != earlier.activity, activity != .inactive, earlier.activity != .inactive else { return nil }
        var between = self
        between.activity = .inactive
        return between
    }
}
