# The common tasks. Each target first installs the Debian packages that it needs.

.PHONY: run build test test-release bench format api docs docker

# Serves the gallery at http://127.0.0.1:8080. A debug build is ready in a third of the time of a release
# (docs/decisions/0070-first-build.md); `swift run -c release Gallery` serves the pages as fast as they are.
run: packages-run
	swift run Gallery

build: packages-run
	swift build -c release

test: packages-test
	scripts/install-python
	scripts/test

test-release: packages-test
	scripts/install-python
	scripts/test-release

bench: packages-bench
	scripts/install-python
	scripts/bench

format:
	scripts/format

# Regenerates docs/api-topics.md, docs/api.md and docs/overloads.md. Run it after changing the public API.
api: packages-run
	swift build
	scripts/api-table
	scripts/api-overloads

# Builds the documentation into .build/docs.
docs: packages-run
	swift build
	scripts/docs

docker:
	docker build -t espalier .

.PHONY: packages-run packages-test packages-bench

packages-run:
	@scripts/install-packages build data

packages-test:
	@scripts/install-packages build data test

packages-bench:
	@scripts/install-packages build data test bench
