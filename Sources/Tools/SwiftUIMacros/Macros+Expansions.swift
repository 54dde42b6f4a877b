import EspalierMacroExpansions

extension AttachedMacro {
    /// The macro as `@Entry`.
    var entry: EntryMacro {
        get throws(MacroError) {
            try EntryMacro(declaration: declSyntax.source, parent: lexicalContext?.first?.source)
        }
    }

    /// The macro as `@Animatable`.
    var animatable: AnimatableMacro {
        get throws(MacroError) {
            try AnimatableMacro(
                declaration: declSyntax.source, type: extendedTypeSyntax?.source,
                isConforming: conformanceListSyntax?.source.contains("Animatable") != true)
        }
    }

    /// The macro as `@Model`, expanded for one of its roles.
    var modelExpansion: String {
        get throws(MacroError) {
            // The compiler names the protocols that the class still lacks.
            let isConforming = conformanceListSyntax?.source.contains("PersistentModel") != true
            switch macroRole {
            case "extension":
                return ModelMacro.conformance(type: extendedTypeSyntax?.source ?? "", isConforming: isConforming)
            case "memberAttribute":
                guard let parent = parentDeclSyntax?.source else { return "" }
                return try ModelMacro(declaration: parent, isConforming: false).attribute(ofMember: declSyntax.source)
            default:
                return try ModelMacro(declaration: declSyntax.source, isConforming: isConforming).members()
            }
        }
    }

    /// The macro as `@_PersistedProperty`.
    var persistedProperty: PersistedPropertyMacro {
        get throws(MacroError) {
            try PersistedPropertyMacro(declaration: declSyntax.source, attribute: attributeSyntax.source)
        }
    }

    /// The macro as `@ModelActor`.
    var modelActor: ModelActorMacro {
        get throws(MacroError) {
            try ModelActorMacro(declaration: declSyntax.source, type: extendedTypeSyntax?.source)
        }
    }

    /// The macro as `@Generable`.
    var generable: GenerableMacro {
        get throws(MacroError) {
            guard let type = extendedTypeSyntax?.source else {
                throw MacroError(message: "'@Generable' can only be applied to a type")
            }
            return GenerableMacro(
                type: type, isConforming: conformanceListSyntax?.source.contains("Generable") != true)
        }
    }
}

extension FreestandingMacro {
    /// The macro as `#Preview`.
    var preview: PreviewMacro {
        get throws(MacroError) {
            try PreviewMacro(
                source: syntax.source, discriminator: discriminator, fileID: syntax.location.fileID,
                line: syntax.location.line)
        }
    }
}
