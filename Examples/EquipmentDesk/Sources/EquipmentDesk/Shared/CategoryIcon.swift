import SwiftUI

/// The symbol of a category on a tile of its color.
struct CategoryIcon: View {
    let category: Category
    var side: CGFloat = 32

    var body: some View {
        Image(systemName: category.symbol)
            .font(.system(size: side * 0.5))
            .foregroundStyle(.white)
            .frame(width: side, height: side)
            .background(category.color.gradient, in: RoundedRectangle(cornerRadius: side / 4))
            .accessibilityHidden(true)
    }
}
