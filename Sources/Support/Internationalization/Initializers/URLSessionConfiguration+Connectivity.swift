#if canImport(FoundationNetworking)
    public import FoundationNetworking

    extension URLSessionConfiguration {
        /// Whether requests wait for a connection. It is true, and setting it has no effect: a server has one.
        public var waitsForConnectivity: Bool {
            get { true }
            set {}
        }
    }
#endif
