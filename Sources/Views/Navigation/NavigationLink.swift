/// A control that pushes a view onto the navigation stack around it.
///
/// In the page it is a link to the place of the new screen, as far as a URL can name it. In a list it fills its row.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        /// A value, whose destination the stack knows; nil for a link that is disabled.
        case value(AnyHashable?)
        case view(Destination, isActive: Binding<Bool>?)
    }

    private let target: Target
    private let label: Label

    /// A link to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination(), isActive: nil)
        self.label = label()
    }

    /// A link to a view, in the form of older apps.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination, isActive: nil)
        self.label = label()
    }

    /// A link to a view that is shown while a value is true, in the form of older apps.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        target = .view(destination(), isActive: isActive)
        self.label = label()
    }

    /// A link to a view that is shown while a value is true, in the form of older apps.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        target = .view(destination, isActive: isActive)
        self.label = label()
    }

    /// A link to a view that is shown while a selection is the link's tag, in the form of older apps.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        target = .view(destination(), isActive: Self.isActive(tag, selection))
        self.label = label()
    }

    /// A link to a view that is shown while a selection is the link's tag, in the form of older apps.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        target = .view(destination, isActive: Self.isActive(tag, selection))
        self.label = label()
    }

    private static func isActive<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            })
    }

    fileprivate init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    @MainActor public var body: some View {
        switch target {
        case .value(let value):
            NavigationLinkBody(label: AnyView(label), value: value, view: nil, isActive: nil)
        case .view(let view, let isActive):
            NavigationLinkBody(label: AnyView(label), value: nil, view: AnyView(view), isActive: isActive)
        }
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the destination of a value; nil disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }

    /// A link to the destination of a value; nil disables the link.
    public init<P: Hashable & Decodable & Encodable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with a localized title to the destination of a value; nil disables the link.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link with a title to the destination of a value; nil disables the link.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }

    /// A link with a title by a stored key to the destination of a value; nil disables the link.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    /// A link with a localized title to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a title by a stored key to a view.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }

    /// A link with a localized title to a view, in the form of older apps.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title to a view, in the form of older apps.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a localized title to a view that is shown while a value is true, in the form of older apps.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// A link with a title to a view that is shown while a selection is the link's tag, in the form of older apps.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// A link with a title to a view that is shown while a value is true, in the form of older apps.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// A link with a title to a view that is shown while a selection is the link's tag, in the form of older apps.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }

    /// A link with a localized title to a view that is shown while a value is true, in the form of older apps.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// A link with a title to a view that is shown while a value is true, in the form of older apps.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// A link with a localized title to a view that is shown while a selection is the link's tag, in the form of older apps.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// A link with a title to a view that is shown while a selection is the link's tag, in the form of older apps.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }
}

extension NavigationLink {
    /// Has no effect: every link is also a link for the keyboard.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
