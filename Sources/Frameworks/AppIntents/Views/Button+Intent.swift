public import EspalierViews

extension Button {
    /// A button that performs an intent, with a label.
    ///
    /// A parameter of the intent that has no value, and an error that it throws, are written to the log with the intent's name.
    public init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { intent.start() }, label: label)
    }
}

extension Button where Label == Text {
    /// A button that performs an intent, with a localized title.
    public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    /// A button that performs an intent, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(
        _ title: S, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { Text(title) }
    }

    /// A button that performs an intent, with a title by a stored key.
    @_disfavoredOverload
    public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { Text(titleResource) }
    }
}

extension Button where Label == EspalierViews.Label<Text, Image> {
    /// A button that performs an intent, with a localized title and a symbol.
    public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { EspalierViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A button that performs an intent, with a localized title and an image of an asset catalog.
    public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { EspalierViews.Label(titleKey, image: image) }
    }

    /// A button that performs an intent, with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { EspalierViews.Label(title, systemImage: systemImage) }
    }

    /// A button that performs an intent, with a title and an image of an asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { EspalierViews.Label(title, image: image) }
    }

    /// A button that performs an intent, with a title by a stored key and a symbol.
    @_disfavoredOverload
    public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { EspalierViews.Label(titleResource, systemImage: systemImage) }
    }

    /// A button that performs an intent, with a title by a stored key and an image of an asset catalog.
    @_disfavoredOverload
    public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { EspalierViews.Label(titleResource, image: image) }
    }
}
