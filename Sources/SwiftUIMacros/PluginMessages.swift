/// What the compiler asks of a macro plugin: as much of its `HostToPluginMessage` (swiftlang/swift, `PluginMessages`) as
/// this plugin answers. A case is an object with one key, its name.
enum HostMessage: Decodable {
    case getCapability
    case expandFreestandingMacro(macro: MacroReference, syntax: SourceSyntax)
    case expandAttachedMacro(AttachedMacro)

    private enum CodingKeys: String, CodingKey {
        case getCapability, expandFreestandingMacro, expandAttachedMacro
    }

    private struct Freestanding: Decodable {
        let macro: MacroReference
        let syntax: SourceSyntax
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.getCapability) {
            self = .getCapability
        } else if container.contains(.expandAttachedMacro) {
            self = .expandAttachedMacro(try container.decode(AttachedMacro.self, forKey: .expandAttachedMacro))
        } else {
            let message = try container.decode(Freestanding.self, forKey: .expandFreestandingMacro)
            self = .expandFreestandingMacro(macro: message.macro, syntax: message.syntax)
        }
    }
}

/// A macro by an attribute, and what it is attached to.
struct AttachedMacro: Decodable {
    let macro: MacroReference
    /// Which of its parts the macro is asked for: `accessor`, `peer` and so on.
    let macroRole: String
    let attributeSyntax: SourceSyntax
    let declSyntax: SourceSyntax
    /// What is around the declaration, without its members: the innermost first.
    let lexicalContext: [SourceSyntax]?
    /// The type that an extension macro extends.
    let extendedTypeSyntax: SourceSyntax?
    /// The protocols of the macro that the type does not conform to yet.
    let conformanceListSyntax: SourceSyntax?
}

/// Names the type that a macro's `#externalMacro` names.
struct MacroReference: Decodable {
    let typeName: String
}

struct SourceSyntax: Decodable {
    /// The text as it stands in the file.
    let source: String
    let location: SourceLocation
}

struct SourceLocation: Decodable {
    let fileName: String
    let offset: Int
}

/// What a macro plugin answers: the part of the compiler's `PluginToHostMessage` that this plugin sends.
enum PluginMessage: Encodable {
    case getCapabilityResult(capability: PluginCapability)
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
}

struct PluginCapability: Encodable {
    let protocolVersion: Int
}

/// An error at a place of the app's source.
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
