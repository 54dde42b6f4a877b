import Charts

struct StackedSales: View {
    enum Channel: String, CaseIterable, Plottable {
        case online, store, phone
    }

    struct Sale {
        let month: String
        let channel: Channel
        let amount: Decimal
    }

    let sales: [Sale]

    var body: some View {
        Chart {
            ForEach(sales.indices, id: \.self) { index in
                BarMark(x: .value("Month", sales[index].month), y: .value("Amount", sales[index].amount))
                    .foregroundStyle(by: .value("Channel", sales[index].channel))
            }
        }
        .chartForegroundStyleScale([
            Channel.online: Color.blue, Channel.store: Color.orange, Channel.phone: Color.gray,
        ])
        .chartLegend(position: .bottom, alignment: .leading)
    }
}
