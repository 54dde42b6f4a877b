import EspalierDisplayTree
public import EspalierLayoutEngine
import Foundation

extension View {
    /// Shows of the view only what another view covers, as opaque as that is there.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(DecorationModifier(alignment: alignment, role: .mask, secondary: mask()))
    }

    /// Shows of the view only what another view covers, as opaque as that is there.
    @_disfavoredOverload
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(DecorationModifier(alignment: .center, role: .mask, secondary: mask))
    }
}
