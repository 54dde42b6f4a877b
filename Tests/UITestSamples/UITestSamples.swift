// UI tests as authors of apps write them in Xcode. They are compiled, not run: `EspalierSources` translates the other files.
