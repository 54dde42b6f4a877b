import Foundation
import _FoundationICU

extension Locale {
    /// The locale's identifier for functions of ICU.
    var icuIdentifier: String { identifier(.icu) }
}

extension Formatter.Context {
    /// The context for functions of ICU. ICU has no name for a context that is found out later.
    var capitalization: UDisplayContext {
        switch self {
        case .unknown, .dynamic: UDISPCTX_CAPITALIZATION_NONE
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        @unknown default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}
