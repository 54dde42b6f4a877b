# The gallery in a small image, which contains the program and what it needs to run. The packages are those of `make run`.
FROM swift:6.3-bookworm AS build
WORKDIR /espalier
COPY scripts/install-packages scripts/release-flags scripts/strip-executable scripts/collect-runtime scripts/
RUN scripts/install-packages build data health
COPY Package.swift ./
COPY Sources Sources
COPY Plugins Plugins
COPY public public
COPY Tests Tests
COPY Benchmarks/Data Benchmarks/Data
COPY Benchmarks/Measure Benchmarks/Measure
COPY Benchmarks/MeasureCharts Benchmarks/MeasureCharts
RUN swift build -c release --product Gallery --static-swift-stdlib $(scripts/release-flags) \
    && bin=$(swift build -c release --static-swift-stdlib --show-bin-path) && mkdir /out \
    && cp -r "$bin/Gallery" "$bin/Espalier_EspalierGalleryPages.resources" /out/ \
    && scripts/strip-executable /out/Gallery && scripts/collect-runtime /image /out/Gallery /usr/bin/curl

FROM scratch
COPY --from=build /image /
COPY --from=build /out/ /opt/espalier/
USER 10001
ENV HOST=0.0.0.0 PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["curl", "-fs", "http://127.0.0.1:8080/healthz"]
ENTRYPOINT ["/opt/espalier/Gallery"]
