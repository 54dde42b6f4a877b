/// A title and images of an item to share.
///
/// Browsers make the preview in their share sheets by themselves. The files of images and data are named after the title.
public nonisolated struct SharePreview<Image, Icon> {
    let title: Text

    /// A preview with a localized title.
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never { title = Text(titleKey) }
    /// A preview with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never { self.title = Text(title) }
    /// A preview with a title.
    public init(_ title: Text) where Image == Never, Icon == Never { self.title = title }

    /// A preview with a localized title and an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never { title = Text(titleKey) }
    /// A preview with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never { self.title = Text(title) }
    /// A preview with a title and an image.
    public init(_ title: Text, image: Image) where Icon == Never { self.title = title }

    /// A preview with a localized title and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never { title = Text(titleKey) }
    /// A preview with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never { self.title = Text(title) }
    /// A preview with a title and an icon.
    public init(_ title: Text, icon: Icon) where Image == Never { self.title = title }

    /// A preview with a localized title, an image and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
    /// A preview with a title, an image and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
    /// A preview with a title, an image and an icon.
    public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}
