/// An object that a floor above keeps for each page that needs it: the gestures that go on, a table of names.
@MainActor
package protocol PageFeature: AnyObject {
    init(_ graph: ViewGraph)

    /// Cancels gestures that go on: their page has gone.
    func cancelInteraction()
}

extension PageFeature {
    package func cancelInteraction() {}
}

/// The features of a page, each made with its first use.
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

    package func cancelGestures() {
        guard !hasEnded else { return }
        for feature in features.all { feature.cancelInteraction() }
    }
}
