public import Foundation

/// An error of models, schemas, containers and contexts. Errors of the same kind are equal, whatever their message says:
///
///     do { try context.save() } catch SwiftDataError.modelValidationFailure { … }
public struct SwiftDataError: Error, Equatable, Sendable {
    enum Kind: String, Sendable {
        case backingDataPersistentIdentifierMismatch, configurationFileNameContainsInvalidCharacters
        case configurationFileNameTooLong, configurationSchemaNotFoundInContainerSchema, duplicateConfiguration
        case includePendingChangesWithBatchSize, loadIssueModelContainer, missingModelContext, modelValidationFailure
        case sortingPendingChangesWithIdentifiers, unknownSchema, unsupportedKeyPath, unsupportedPredicate
        case unsupportedSortDescriptor
    }

    let kind: Kind
    let message: String

    init(_ kind: Kind, _ message: String = "") {
        self.kind = kind
        self.message = message
    }

    public static func == (left: SwiftDataError, right: SwiftDataError) -> Bool { left.kind == right.kind }

    /// Two objects claim the same row. Contexts prevent it.
    public static let backingDataPersistentIdentifierMismatch = SwiftDataError(.backingDataPersistentIdentifierMismatch)
    /// The name of a configuration can't be that of a file.
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        .configurationFileNameContainsInvalidCharacters)
    /// The name of a configuration has more than 200 bytes.
    public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
    /// A configuration names models that the container's schema lacks.
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        .configurationSchemaNotFoundInContainerSchema)
    /// Two configurations of a container have the same store.
    public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
    /// A fetch in batches is asked for unsaved changes. Fetches here see them.
    public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
    /// The store could not be opened.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    /// A model has no context, or one that no longer exists.
    public static let missingModelContext = SwiftDataError(.missingModelContext)
    /// A model can't be saved as it is: the message names the property.
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    /// A fetch of identifiers is asked to sort unsaved changes. Fetches here sort them.
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
    /// A model does not belong to the schema of a container.
    public static let unknownSchema = SwiftDataError(.unknownSchema)
    /// A key path leads to no stored property where one is needed.
    public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
    /// A predicate can neither be translated nor tested in memory.
    public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
    /// A sort key can neither be translated nor compared in memory.
    public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
}

extension SwiftDataError: LocalizedError, CustomStringConvertible {
    public var errorDescription: String? { description }

    public var description: String {
        message.isEmpty ? "SwiftDataError.\(kind.rawValue)" : "\(message) (SwiftDataError.\(kind.rawValue))"
    }
}
