/// Why there is no text measurement on this machine.
package enum FontLibraryError: Error, CustomStringConvertible {
    case missingStandardFonts(searched: [String])

    package var description: String {
        switch self {
        case .missingStandardFonts(let folders):
            "no Inter-*.otf in \(folders.joined(separator: ", ")): install Debian's fonts-inter, or name a folder that "
                + "has the files in ESPALIER_FONTS"
        }
    }
}
