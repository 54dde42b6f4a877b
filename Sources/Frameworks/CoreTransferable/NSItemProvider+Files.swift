public import Foundation
public import UniformTypeIdentifiers

extension NSItemProvider {
    /// Loads the value as a file of a type.
    ///
    /// - Parameters:
    ///   - contentType: The value is loaded in its first form that conforms to the type.
    ///   - openInPlace: It has no effect: the file is a copy.
    ///   - completionHandler: Receives the address of the file and whether it is the original, which is false. The file disappears when
    ///     the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        return loadContent(for: contentType) { content, error in
            guard let content else { return completionHandler(nil, false, error) }
            do {
                let file = try NamedFile(content, named: name ?? "file", as: contentType)
                withExtendedLifetime(file) { completionHandler(file.url, false, nil) }
            } catch {
                completionHandler(nil, false, error)
            }
        }
    }

    /// Loads the value as a file of a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type, such as `public.movie`.
    ///   - completionHandler: Receives the address of the file, which disappears when the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(for: UTType(exportedAs: typeIdentifier)) { url, _, error in completionHandler(url, error)
        }
    }
}
