public import EspalierViews

extension Toggle {
    /// A toggle that performs an intent when the user changes it, with a label.
    ///
    /// The toggle shows `isOn`, which the intent is expected to change. A parameter of the intent that has no value, and an error that
    /// it throws, are written to the log with the intent's name.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in intent.start() }), label: label)
    }
}

extension Toggle where Label == Text {
    /// A toggle that performs an intent, with a localized title.
    public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    /// A toggle that performs an intent, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(
        _ title: S, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }

    /// A toggle that performs an intent, with a title by a stored key.
    @_disfavoredOverload
    public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { Text(titleResource) }
    }
}

extension Toggle where Label == EspalierViews.Label<Text, Image> {
    /// A toggle that performs an intent, with a localized title and a symbol.
    public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { EspalierViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle that performs an intent, with a localized title and an image of an asset catalog.
    public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { EspalierViews.Label(titleKey, image: image) }
    }

    /// A toggle that performs an intent, with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { EspalierViews.Label(title, systemImage: systemImage) }
    }

    /// A toggle that performs an intent, with a title and an image of an asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(
        _ title: S, image: ImageResource, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { EspalierViews.Label(title, image: image) }
    }

    /// A toggle that performs an intent, with a title by a stored key and a symbol.
    @_disfavoredOverload
    public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, systemImage: String, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { EspalierViews.Label(titleResource, systemImage: systemImage) }
    }

    /// A toggle that performs an intent, with a title by a stored key and an image of an asset catalog.
    @_disfavoredOverload
    public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { EspalierViews.Label(titleResource, image: image) }
    }
}
