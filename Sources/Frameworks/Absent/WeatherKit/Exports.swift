@_exported public import CoreLocation
@_exported public import Foundation
