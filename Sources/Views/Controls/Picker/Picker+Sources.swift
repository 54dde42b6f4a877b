extension Picker {
    /// A picker that sets several values at once. It marks a choice only if all values are equal.
    ///
    /// - Parameters:
    ///   - sources: A collection of elements with a value each.
    ///   - selection: The key path to an element's value.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selections: sources.map { $0[keyPath: selection] }, label: label(), content: content())
    }

    /// A picker with a separate view for the selected choice, in styles such as menu that show it alone.
    public init<CurrentValueLabel: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selections: [selection], label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel())
        )
    }

    /// A picker that sets several values at once, with a separate view for their common value.
    public init<C: RandomAccessCollection, CurrentValueLabel: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] }, label: label(), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// A picker with a localized title that sets several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker with a title that sets several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }

    /// A picker with a title by a stored key that sets several values at once.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
    }

    /// A picker with a localized title, with a separate view for the selected choice.
    public init<CurrentValueLabel: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a title, with a separate view for the selected choice.
    @_disfavoredOverload
    public init<S: StringProtocol, CurrentValueLabel: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a title by a stored key, with a separate view for the selected choice.
    @_disfavoredOverload
    public init<CurrentValueLabel: View>(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleResource) }, currentValueLabel: currentValueLabel
        )
    }

    /// A picker with a localized title that sets several values at once, with a separate view for their common value.
    public init<C: RandomAccessCollection, CurrentValueLabel: View>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleKey) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a title that sets several values at once, with a separate view for their common value.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, CurrentValueLabel: View>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(title) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a title by a stored key that sets several values at once, with a separate view for their common value.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, CurrentValueLabel: View>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleResource) },
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == EspalierViews.Label<Text, Image> {
    /// A picker with a localized title and a symbol that sets several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            EspalierViews.Label(titleKey, systemImage: systemImage)
        }
    }

    /// A picker with a title and a symbol that sets several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            EspalierViews.Label(title, systemImage: systemImage)
        }
    }

    /// A picker with a title by a stored key and a symbol that sets several values at once.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            EspalierViews.Label(titleResource, systemImage: systemImage)
        }
    }

    /// A picker with a localized title and a symbol, with a separate view for the selected choice.
    public init<CurrentValueLabel: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, content: content, label: { EspalierViews.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a title and a symbol, with a separate view for the selected choice.
    @_disfavoredOverload
    public init<S: StringProtocol, CurrentValueLabel: View>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, content: content, label: { EspalierViews.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a title by a stored key and a symbol, with a separate view for the selected choice.
    @_disfavoredOverload
    public init<CurrentValueLabel: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, content: content,
            label: { EspalierViews.Label(titleResource, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a localized title and a symbol that sets several values at once, with a separate view for their common value.
    public init<C: RandomAccessCollection, CurrentValueLabel: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { EspalierViews.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a title and a symbol that sets several values at once, with a separate view for their common value.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, CurrentValueLabel: View>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { EspalierViews.Label(title, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a title by a stored key and a symbol that sets several values at once, with a separate view for their common value.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, CurrentValueLabel: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { EspalierViews.Label(titleResource, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a localized title and an image of an asset catalog that sets several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            EspalierViews.Label(titleKey, image: image)
        }
    }

    /// A picker with a title and an image of an asset catalog that sets several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { EspalierViews.Label(title, image: image) }
    }

    /// A picker with a title by a stored key and an image of an asset catalog that sets several values at once.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            EspalierViews.Label(titleResource, image: image)
        }
    }

    /// A picker with a localized title and an image of an asset catalog, with a separate view for the selected choice.
    public init<CurrentValueLabel: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, content: content, label: { EspalierViews.Label(titleKey, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a title and an image of an asset catalog, with a separate view for the selected choice.
    @_disfavoredOverload
    public init<S: StringProtocol, CurrentValueLabel: View>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, content: content, label: { EspalierViews.Label(title, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a title by a stored key and an image of an asset catalog, with a separate view for the selected choice.
    @_disfavoredOverload
    public init<CurrentValueLabel: View>(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, content: content, label: { EspalierViews.Label(titleResource, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a localized title and an image of an asset catalog that sets several values at once, with a separate view for their common value.
    public init<C: RandomAccessCollection, CurrentValueLabel: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { EspalierViews.Label(titleKey, image: image) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a title and an image of an asset catalog that sets several values at once, with a separate view for their common value.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, CurrentValueLabel: View>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { EspalierViews.Label(title, image: image) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a title by a stored key and an image of an asset catalog that sets several values at once, with a separate view for their common value.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, CurrentValueLabel: View>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { EspalierViews.Label(titleResource, image: image) }, currentValueLabel: currentValueLabel)
    }
}
