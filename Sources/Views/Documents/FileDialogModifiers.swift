public import Foundation

extension View {
    // MARK: The message

    /// Sets the message of file importers in the view; nil for the usual one. A file exporter shows nothing, because browsers save files in
    /// their own way.
    public nonisolated __consuming func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialog) { $0.message = message }
    }

    /// Sets the message of file importers in the view.
    public nonisolated __consuming func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the message of file importers in the view.
    @_disfavoredOverload
    public nonisolated __consuming func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    // MARK: The button

    /// Sets the title of the button of file importers in the view; nil for the usual one. File exporters have no button.
    public nonisolated __consuming func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialog) { $0.confirmation = label }
    }

    /// Sets the title of the button of file importers in the view.
    public nonisolated __consuming func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the title of the button of file importers in the view.
    @_disfavoredOverload
    public nonisolated __consuming func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    // MARK: The condition

    /// Sets a condition on the files that file importers in the view take.
    ///
    /// Browsers do not know the condition and offer other files, too. If the user chooses one, the importer's result is an error with the
    /// code `fileReadCorruptFile`, as it is for a file of another type.
    ///
    /// - Parameter predicate: The condition. Its variable is the address of the server's copy, whose last component is the file's own name.
    ///   A condition that throws takes no file.
    public nonisolated __consuming func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        transformEnvironment(\.fileDialog) { $0.condition = predicate }
    }

    // MARK: Settings of the system's dialogs

    /// Sets the label of the field for the name of an exported file. It has no effect: a browser asks for the name in its own way.
    public nonisolated __consuming func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

    /// Sets the label of the field for the name of an exported file. It has no effect: a browser asks for the name in its own way.
    public nonisolated __consuming func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Sets the label of the field for the name of an exported file. It has no effect: a browser asks for the name in its own way.
    @_disfavoredOverload
    public nonisolated __consuming func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Sets the folder in which file dialogs begin. It has no effect: a page cannot know the folders of its user.
    public nonisolated __consuming func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

    /// Sets a name under which the system remembers the state of file dialogs. It has no effect: a browser remembers it by itself.
    public nonisolated __consuming func fileDialogCustomizationID(_ id: String) -> some View { self }

    /// Sets whether aliases are imported as such. It has no effect: browsers upload the files that aliases lead to.
    public nonisolated __consuming func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

    /// Sets what file dialogs show. It has no effect: browsers use the dialogs of the system.
    public nonisolated __consuming func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        self
    }
}

/// The items and settings that a file dialog shows. They have no effect.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Folders in the list are opened in place.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files are shown.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Extensions of names are shown.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
