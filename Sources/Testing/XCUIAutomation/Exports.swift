@_exported public import EspalierAutomation
