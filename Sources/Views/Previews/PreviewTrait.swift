public import Foundation

/// A trait of a preview: the size of its canvas, or surroundings.
///
///     #Preview("Two lines", traits: .sizeThatFitsLayout, .modifier(SampleData())) { ItemRow(item: .sample) }
///
/// Names for traits of an app are extensions of `PreviewTrait where T == Preview.ViewTraits`.
public struct PreviewTrait<T>: Sendable {
    enum Kind: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case surrounding(PreviewSurrounding)
    }

    let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The canvas of a device.
    public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }
    /// A canvas of the preview's size.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }
    /// A device in landscape, turned to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }
    /// A device in landscape, turned to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }
    /// A device in portrait.
    public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
    /// A device in portrait, upside down.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }

    /// A canvas of a fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
    }

    /// Surroundings of the preview.
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait(kind: .surrounding(PreviewSurrounding(modifier)))
    }
}
