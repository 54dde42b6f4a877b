@_exported public import EspalierAutomation

#if UIKit
    // As Apple's does. An app without the trait has no UIKit.
    @_exported public import UIKit
#endif
