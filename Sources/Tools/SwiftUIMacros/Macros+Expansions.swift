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
