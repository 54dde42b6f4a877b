public import EspalierViews

/// A labeled property of data, which a plot draws along one of its dimensions.
public struct PlottableProjection<Root, Value: Plottable> {
    let label: Channel.Label
    let property: (Root) -> Value

    /// A property with a localized label, which names the dimension for assistive technology.
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Root, Value>) -> PlottableProjection {
        PlottableProjection(label: .key(labelKey)) { $0[keyPath: keyPath] }
    }

    /// A property with a label, which names the dimension for assistive technology.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<Root, Value>) -> PlottableProjection {
        PlottableProjection(label: .string(String(label))) { $0[keyPath: keyPath] }
    }

    /// A property with a text as its label, which names the dimension for assistive technology.
    public static func value(_ label: Text, _ keyPath: KeyPath<Root, Value>) -> PlottableProjection {
        PlottableProjection(label: .text(label)) { $0[keyPath: keyPath] }
    }

    private init(label: Channel.Label, _ property: @escaping (Root) -> Value) {
        self.label = label
        self.property = property
    }

    func channel(_ root: Root) -> Channel { Channel(label, property(root).plotted) }
}
