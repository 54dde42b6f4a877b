@_exported public import Foundation
import EspalierUnavailable

/// A font.
@available(
    *, unavailable,
    message:
        "Core Text is not part of Espalier. Use Text with an AttributedString, and fonts of the app by their names."
)
public final class CTFont {}

/// A description of a font.
@available(
    *, unavailable,
    message:
        "Core Text is not part of Espalier. Use Text with an AttributedString, and fonts of the app by their names."
)
public final class CTFontDescriptor {}

/// A line of text.
@available(
    *, unavailable,
    message:
        "Core Text is not part of Espalier. Use Text with an AttributedString, and fonts of the app by their names."
)
public final class CTLine {}

/// Glyphs of a line.
@available(
    *, unavailable,
    message:
        "Core Text is not part of Espalier. Use Text with an AttributedString, and fonts of the app by their names."
)
public final class CTRun {}

/// A laid out text.
@available(
    *, unavailable,
    message:
        "Core Text is not part of Espalier. Use Text with an AttributedString, and fonts of the app by their names."
)
public final class CTFrame {}

/// Lays out texts.
@available(
    *, unavailable,
    message:
        "Core Text is not part of Espalier. Use Text with an AttributedString, and fonts of the app by their names."
)
public final class CTFramesetter {}

/// Where a font is known.
@available(
    *, unavailable,
    message:
        "Core Text is not part of Espalier. Use Text with an AttributedString, and fonts of the app by their names."
)
public enum CTFontManagerScope: UInt32 {
    /// The values of the framework.
    case none, process, persistent, session
}

/// Makes a font.
@available(
    *, unavailable,
    message:
        "Core Text is not part of Espalier. Use Text with an AttributedString, and fonts of the app by their names."
)
public func CTFontCreateWithName(_ name: Any, _ size: CGFloat, _ matrix: UnsafePointer<CGFloat>?) -> CTFont {
    unavailable()
}

/// Makes a line.
@available(
    *, unavailable,
    message:
        "Core Text is not part of Espalier. Use Text with an AttributedString, and fonts of the app by their names."
)
public func CTLineCreateWithAttributedString(_ attrString: Any) -> CTLine {
    unavailable()
}

/// Draws a line.
@available(
    *, unavailable,
    message:
        "Core Text is not part of Espalier. Use Text with an AttributedString, and fonts of the app by their names."
)
public func CTLineDraw(_ line: CTLine, _ context: Any) {}

/// Makes a layout.
@available(
    *, unavailable,
    message:
        "Core Text is not part of Espalier. Use Text with an AttributedString, and fonts of the app by their names."
)
public func CTFramesetterCreateWithAttributedString(_ attrString: Any) -> CTFramesetter {
    unavailable()
}

/// Makes the fonts of a file known.
@available(
    *, unavailable,
    message:
        "Fonts of files are not part of Espalier. Font has four families, and the name of a custom font selects the closest."
)
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: Any, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { false }

/// Makes a font known.
@available(
    *, unavailable,
    message:
        "Fonts of files are not part of Espalier. Font has four families, and the name of a custom font selects the closest."
)
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: Any, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool
{ false }
