/// An object that each page creates on first use, such as the current gestures or a table of names.
@MainActor
package protocol PageFeature: AnyObject {
    init(_ graph: ViewGraph)

    /// Cancels current gestures, because their page is gone.
    func cancelInteraction()

    /// Called when the user starts or stops using the page.
    func activityDidChange()

    /// Called when the browser has reported a size that the page's layout lacked so far.
    func sizeDidArrive(_ size: ReportedSize)

    /// Called when the page has ended, to release what would keep the feature alive.
    func pageDidEnd()
}

extension PageFeature {
    package func cancelInteraction() {}
    package func activityDidChange() {}
    package func sizeDidArrive(_ size: ReportedSize) {}
    package func pageDidEnd() {}
}

/// A size that the server cannot know before the browser reports it.
package enum ReportedSize {
    /// That of the window, which the first page of a browser only guesses.
    case window
    case picture
}

/// The features of a page, each created on first use.
@MainActor
struct PageFeatures {
    private var features: [ObjectIdentifier: any PageFeature] = [:]

    var all: some Sequence<any PageFeature> { features.values }

    subscript<F: PageFeature>(_ type: F.Type) -> F? {
        get { features[ObjectIdentifier(type)] as? F }
        set { features[ObjectIdentifier(type)] = newValue }
    }
}

extension ViewGraph {
    /// The page's feature of a type.
    package func feature<F: PageFeature>(_ type: F.Type = F.self) -> F {
        if let known = features[type] { return known }
        let made = F(self)
        features[type] = made
        return made
    }

    package func sizeDidArrive(_ size: ReportedSize) {
        for feature in features.all { feature.sizeDidArrive(size) }
    }

    package func cancelGestures() { run { endGestures() } }

    private func endGestures() {
        guard !hasEnded else { return }
        for feature in features.all { feature.cancelInteraction() }
    }
}
