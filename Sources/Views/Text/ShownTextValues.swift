/// The values that a page's texts last showed with a `ContentTransition.numericText(value:)`. Few texts have one, so the nodes have
/// no field for it.
final class ShownTextValues: PageFeature {
    /// The values by the identifiers of the text nodes.
    var values: [ObjectIdentifier: Double] = [:]

    init(_ graph: ViewGraph) {}
}
