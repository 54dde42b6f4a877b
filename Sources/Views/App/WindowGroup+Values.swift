extension WindowGroup {
    /// A page for each value of a type, at `/<id>/<value>`. At `/<id>` the value is nil.
    ///
    /// A value is the text in the path if it is `LosslessStringConvertible`, a `UUID`, or has such a raw value; otherwise it is encoded.
    public init<D: Hashable & Codable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: id, name: "", valueType: type) { PresentedWindowContent(defaultValue: nil, content: content) }
    }

    /// A page with a localized title for each value of a type, at `/<id>/<value>`.
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: id, name: titleKey.key, valueType: type) {
            PresentedWindowContent(defaultValue: nil, content: content)
        }
    }

    /// A page with a title for each value of a type, at `/<id>/<value>`.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: id, name: String(title), valueType: type) {
            PresentedWindowContent(defaultValue: nil, content: content)
        }
    }

    /// A page for each value of a type, at `/<type>/<value>`.
    public init<D: Hashable & Codable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: String(describing: type), for: type, content: content)
    }

    /// A page with a localized title for each value of a type, at `/<type>/<value>`.
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey, id: String(describing: type), for: type, content: content)
    }

    /// A page with a title for each value of a type, at `/<type>/<value>`.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id: String(describing: type), for: type, content: content)
    }

    /// A page for each value of a type, at `/<id>/<value>`. At `/<id>` it has a default value.
    public init<D: Hashable & Codable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: id, name: "", valueType: type) { PresentedWindowContent(defaultValue, content) }
    }

    /// A page with a localized title for each value of a type, at `/<id>/<value>`. At `/<id>` it has a default value.
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: id, name: titleKey.key, valueType: type) { PresentedWindowContent(defaultValue, content) }
    }

    /// A page for each value of a type, at `/<type>/<value>`. At `/<type>` it has a default value.
    public init<D: Hashable & Codable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: String(describing: type), for: type, content: content, defaultValue: defaultValue)
    }

    /// A page with a localized title for each value of a type, at `/<type>/<value>`. At `/<type>` it has a default value.
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey, id: String(describing: type), for: type, content: content, defaultValue: defaultValue)
    }

    /// A page with a text as its title for each value of a type, at `/<type>/<value>`.
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: String(describing: type), name: title.key, valueType: type) {
            PresentedWindowContent(defaultValue: nil, content: content)
        }
    }

    /// A page with a text as its title for each value of a type, at `/<id>/<value>`.
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: id, name: title.key, valueType: type) {
            PresentedWindowContent(defaultValue: nil, content: content)
        }
    }

    /// A page with a title by a stored key for each value of a type, at `/<type>/<value>`.
    @_disfavoredOverload
    public init<D: Hashable & Codable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: String(describing: type), name: titleResource.key, valueType: type) {
            PresentedWindowContent(defaultValue: nil, content: content)
        }
    }

    /// A page with a title by a stored key for each value of a type, at `/<id>/<value>`.
    @_disfavoredOverload
    public init<D: Hashable & Codable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: id, name: titleResource.key, valueType: type) {
            PresentedWindowContent(defaultValue: nil, content: content)
        }
    }

    /// A page with a title for each value of a type, at `/<type>/<value>`. At `/<type>` it has a default value.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: String(describing: type), name: String(title), valueType: type) {
            PresentedWindowContent(defaultValue, content)
        }
    }

    /// A page with a title for each value of a type, at `/<id>/<value>`. At `/<id>` it has a default value.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: id, name: String(title), valueType: type) {
            PresentedWindowContent(defaultValue, content)
        }
    }

    /// A page with a text as its title for each value of a type, at `/<type>/<value>`. At `/<type>` it has a default value.
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: String(describing: type), name: title.key, valueType: type) {
            PresentedWindowContent(defaultValue, content)
        }
    }

    /// A page with a text as its title for each value of a type, at `/<id>/<value>`. At `/<id>` it has a default value.
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: id, name: title.key, valueType: type) {
            PresentedWindowContent(defaultValue, content)
        }
    }

    /// A page with a title by a stored key for each value of a type, at `/<type>/<value>`. At `/<type>` it has a default value.
    @_disfavoredOverload
    public init<D: Hashable & Codable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: String(describing: type), name: titleResource.key, valueType: type) {
            PresentedWindowContent(defaultValue, content)
        }
    }

    /// A page with a title by a stored key for each value of a type, at `/<id>/<value>`. At `/<id>` it has a default value.
    @_disfavoredOverload
    public init<D: Hashable & Codable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(path: id, name: titleResource.key, valueType: type) {
            PresentedWindowContent(defaultValue, content)
        }
    }
}

extension PresentedWindowContent {
    /// The content of a window that always has a value.
    fileprivate init(_ defaultValue: @escaping () -> Data, _ content: @escaping (Binding<Data>) -> Content) {
        self.init(defaultValue: defaultValue) { value in
            content(
                Binding(
                    get: { value.wrappedValue ?? defaultValue() },
                    set: { value.wrappedValue = $0 }))
        }
    }
}
