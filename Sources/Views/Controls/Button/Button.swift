/// A control that runs an action.
public nonisolated struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// A button with a label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role, such as destructive, and a label.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View { resolved }

    /// Several views of a label form a row.
    private var resolved: ResolvedButton {
        ResolvedButton(
            role: role, action: action,
            label: Label.self is any MultipleViews.Type ? AnyView(HStack { label }) : AnyView(label))
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ResolvedButton._makeNode(view.resolved, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        ResolvedButton._updateNode(node, to: view.resolved)
    }
}

/// A view that always consists of several views.
protocol MultipleViews {}

extension TupleView: MultipleViews {}

extension Button where Label == Text {
    /// A button with a localized title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// A button with a title.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// A button with a localized title and a role.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title and a role.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }

    /// A button with a title by a stored key.
    @preconcurrency @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleResource) }
    }

    /// A button with a title by a stored key and a role.
    @preconcurrency @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == EspalierViews.Label<Text, Image> {
    /// A button with a localized title and a symbol.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { EspalierViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a symbol.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { EspalierViews.Label(title, systemImage: systemImage) }
    }

    /// A button with a localized title and an image of an asset catalog.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { EspalierViews.Label(titleKey, image: image) }
    }

    /// A button with a title and an image of an asset catalog.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { EspalierViews.Label(title, image: image) }
    }

    /// A button with a localized title, a symbol and a role.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { EspalierViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title, a symbol and a role.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { EspalierViews.Label(title, systemImage: systemImage) }
    }

    /// A button with a title by a stored key and a symbol.
    @preconcurrency @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { EspalierViews.Label(titleResource, systemImage: systemImage) }
    }

    /// A button with a title by a stored key, a symbol and a role.
    @preconcurrency @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { EspalierViews.Label(titleResource, systemImage: systemImage) }
    }

    /// A button with a title by a stored key and an image of an asset catalog.
    @preconcurrency @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { EspalierViews.Label(titleResource, image: image) }
    }

    /// A button with a title by a stored key, an image of an asset catalog and a role.
    @preconcurrency @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { EspalierViews.Label(titleResource, image: image) }
    }

    /// A button with a localized title, an image of an asset catalog and a role.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { EspalierViews.Label(titleKey, image: image) }
    }

    /// A button with a title, an image of an asset catalog and a role.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { EspalierViews.Label(title, image: image) }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button whose title and symbol follow from its role.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a primitive style's configuration, in the next outer style or, without one, the system's.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}
