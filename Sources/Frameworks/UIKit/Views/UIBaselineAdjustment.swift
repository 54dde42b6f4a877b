/// Places of a text in the height of a label whose font has shrunk.
public enum UIBaselineAdjustment: Int, Sendable {
    /// At the baseline of the unchanged font; in the middle; at the top.
    case alignBaselines, alignCenters, none
}
