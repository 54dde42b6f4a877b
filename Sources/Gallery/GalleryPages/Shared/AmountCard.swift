import Foundation
import SwiftUI

/// A slider for a fraction, with its value in percent.
struct AmountCard: View {
    let name: LocalizedStringKey
    let symbol: String
    @Binding var amount: Double

    init(_ name: LocalizedStringKey, symbol: String, amount: Binding<Double>) {
        self.name = name
        self.symbol = symbol
        _amount = amount
    }

    var body: some View {
        Card {
            HStack(spacing: 12) {
                Image(systemName: symbol).accessibilityHidden(true)
                Slider(value: $amount).accessibilityLabel(name)
                Text(amount, format: .percent.precision(.fractionLength(0)))
                    .monospacedDigit()
                    .frame(width: 52, alignment: .trailing)
            }
            .padding(16)
        }
    }
}
