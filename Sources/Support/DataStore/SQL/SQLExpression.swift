/// The SQL of an expression, with what the surrounding expression must know.
struct SQLExpression {
    var text: String
    /// Whether the value may be null.
    var isNullable: Bool
    /// Whether the value is a truth value. A nullable one means false by null, until `exact` makes it false.
    var isTruth = false

    /// The expression with false instead of null, if it is a truth value.
    var exact: SQLExpression {
        isTruth && isNullable ? SQLExpression(text: "(\(text) IS TRUE)", isNullable: false, isTruth: true) : self
    }
}
