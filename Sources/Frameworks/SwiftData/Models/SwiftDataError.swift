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

    public static let backingDataPersistentIdentifierMismatch = SwiftDataError(.backingDataPersistentIdentifierMismatch)
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        .configurationFileNameContainsInvalidCharacters)
    public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        .configurationSchemaNotFoundInContainerSchema)
    public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
    public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
    /// The store could not be opened.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    /// A model has no context, or one that no longer exists.
    public static let missingModelContext = SwiftDataError(.missingModelContext)
    /// A model can't be saved as it is: the message names the property.
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
    /// A model does not belong to the schema of a container.
    public static let unknownSchema = SwiftDataError(.unknownSchema)
    public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
    public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
    public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
}

extension SwiftDataError: LocalizedError, CustomStringConvertible {
    public var errorDescription: String? { description }

    public var description: String {
        message.isEmpty ? "SwiftDataError.\(kind.rawValue)" : "\(message) (SwiftDataError.\(kind.rawValue))"
    }
}
