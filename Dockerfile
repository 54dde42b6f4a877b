# The gallery in a small image. Both stages install packages with the same script as `make run` and `make test`.
FROM swift:6.3-bookworm AS build
WORKDIR /espalier
COPY scripts/install-packages scripts/release-flags scripts/strip-executable scripts/
RUN scripts/install-packages build
COPY Package.swift ./
COPY Sources Sources
COPY Plugins Plugins
COPY public public
COPY Tests Tests
COPY Benchmarks/Measure Benchmarks/Measure
RUN swift build -c release --product Gallery --static-swift-stdlib $(scripts/release-flags) \
    && bin=$(swift build -c release --static-swift-stdlib --show-bin-path) && mkdir /out \
    && cp -r "$bin/Gallery" "$bin/Espalier_EspalierGalleryPages.resources" /out/ \
    && scripts/strip-executable /out/Gallery

FROM debian:bookworm-slim
COPY scripts/install-packages /tmp/install-packages
RUN /tmp/install-packages runtime health && rm -rf /tmp/install-packages /var/lib/apt/lists/* \
    && useradd --system --no-create-home espalier
COPY --from=build /out/ /opt/espalier/
USER espalier
ENV HOST=0.0.0.0 PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD curl -fs http://127.0.0.1:8080/healthz || exit 1
ENTRYPOINT ["/opt/espalier/Gallery"]
