/// The reason why this machine cannot measure text.
package enum FontLibraryError: Error, CustomStringConvertible {
    /// No folder has the standard design's fonts.
    case missingStandardFonts(searched: [String])

    /// The problem and its remedy, for operators.
    package var description: String {
        switch self {
        case .missingStandardFonts(let folders):
            "no Inter-*.otf in \(folders.joined(separator: ", ")): install Debian's fonts-inter, or name a folder that "
                + "has the files in ESPALIER_FONTS"
        }
    }
}
