import EspalierDisplayTree
public import EspalierLayoutEngine
import Foundation

extension View {
    /// Shows the view only where `mask` is opaque, and as opaque as `mask` is there.
    public nonisolated __consuming func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(DecorationModifier(alignment: alignment, role: .mask, secondary: mask()))
    }

    /// Shows the view only where `mask` is opaque, and as opaque as `mask` is there.
    @_disfavoredOverload
    public nonisolated __consuming func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(DecorationModifier(alignment: .center, role: .mask, secondary: mask))
    }
}
