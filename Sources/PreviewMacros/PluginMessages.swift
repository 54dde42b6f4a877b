/// What the compiler asks of a macro plugin: as much of its `HostToPluginMessage` (swiftlang/swift, `PluginMessages`) as
/// this plugin answers. A case is an object with one key, its name.
enum HostMessage: Decodable {
    case getCapability
    case expandFreestandingMacro(macro: MacroReference, syntax: SourceSyntax)
    /// `role` is the part of the expansion that is asked for; `declaration` what the macro is attached to.
    case expandAttachedMacro(macro: MacroReference, syntax: SourceSyntax, role: String, declaration: String)

    private enum CodingKeys: String, CodingKey {
        case getCapability, expandFreestandingMacro, expandAttachedMacro
    }

    private struct Freestanding: Decodable {
        let macro: MacroReference
        let syntax: SourceSyntax
    }

    private struct Attached: Decodable {
        let macro: MacroReference
        let attributeSyntax: SourceSyntax
        let macroRole: String
        let declSyntax: DeclarationSyntax
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.getCapability) {
            self = .getCapability
        } else if container.contains(.expandAttachedMacro) {
            let message = try container.decode(Attached.self, forKey: .expandAttachedMacro)
            self = .expandAttachedMacro(
                macro: message.macro, syntax: message.attributeSyntax, role: message.macroRole,
                declaration: message.declSyntax.source)
        } else {
            let message = try container.decode(Freestanding.self, forKey: .expandFreestandingMacro)
            self = .expandFreestandingMacro(macro: message.macro, syntax: message.syntax)
        }
    }
}

/// Names the type that a macro's `#externalMacro` names.
struct MacroReference: Decodable {
    let typeName: String
}

struct SourceSyntax: Decodable {
    let location: SourceLocation
}

struct DeclarationSyntax: Decodable {
    let source: String
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
