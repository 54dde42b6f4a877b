/// A request of the compiler: the part of `HostToPluginMessage` (swiftlang/swift, `PluginMessages`) that this plugin
/// handles. A case is encoded as an object with one key, the case's name.
enum HostMessage: Decodable {
    case getCapability
    case expandFreestandingMacro(FreestandingMacro)
    case expandAttachedMacro(AttachedMacro)

    private enum CodingKeys: String, CodingKey {
        case getCapability, expandFreestandingMacro, expandAttachedMacro
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.getCapability) {
            self = .getCapability
        } else if container.contains(.expandAttachedMacro) {
            self = .expandAttachedMacro(try container.decode(AttachedMacro.self, forKey: .expandAttachedMacro))
        } else {
            self = .expandFreestandingMacro(
                try container.decode(FreestandingMacro.self, forKey: .expandFreestandingMacro))
        }
    }
}

/// A macro that stands alone.
struct FreestandingMacro: Decodable {
    let macro: MacroReference
    /// The start of the names that the compiler makes for what the macro declares.
    let discriminator: String
    let syntax: SourceSyntax
}

/// An attached macro, and the declaration that it is attached to.
struct AttachedMacro: Decodable {
    let macro: MacroReference
    /// The role to expand: `accessor`, `peer` and so on.
    let macroRole: String
    let attributeSyntax: SourceSyntax
    let declSyntax: SourceSyntax
    /// The type whose member the declaration is, for attributes of members.
    let parentDeclSyntax: SourceSyntax?
    /// The enclosing declarations without their members, the innermost first.
    let lexicalContext: [SourceSyntax]?
    /// The type that an extension macro extends.
    let extendedTypeSyntax: SourceSyntax?
    /// The protocols of the macro that the type does not conform to yet.
    let conformanceListSyntax: SourceSyntax?
}

/// The type that the macro's `#externalMacro` names.
struct MacroReference: Decodable {
    let typeName: String
}

struct SourceSyntax: Decodable {
    /// The text as written in the file.
    let source: String
    let location: SourceLocation
}

struct SourceLocation: Decodable {
    /// The module and the file, as `#fileID`.
    let fileID: String
    let fileName: String
    let offset: Int
    /// The line, from 1.
    let line: Int
}

/// A response to the compiler: the part of `PluginToHostMessage` that this plugin sends.
enum PluginMessage: Encodable {
    case getCapabilityResult(capability: PluginCapability)
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
}

struct PluginCapability: Encodable {
    let protocolVersion: Int
}

/// An error at a position in the app's source.
struct Diagnostic: Encodable {
    let message: String
    let severity = "error"
    let position: Position
    let highlights: [Position] = []
    let notes: [Position] = []
    let fixIts: [Position] = []

    struct Position: Encodable {
        let fileName: String
        let offset: Int
    }

    init(_ message: String, at location: SourceLocation) {
        self.message = message
        position = Position(fileName: location.fileName, offset: location.offset)
    }
}
