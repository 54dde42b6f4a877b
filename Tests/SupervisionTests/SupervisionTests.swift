import Testing

@testable import EspalierSupervision
