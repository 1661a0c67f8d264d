/** A workspace that is published. */
export type Published = {
  /** Its folder in this repository, and the name of its tarball. */
  readonly folder: string
  readonly name: string
  /** What its tarball holds beside what is compiled: paths in this repository, and those in the package. */
  readonly pages: Readonly<Record<string, string>>
  /** What is run rather than imported. */
  readonly programs: ReadonlyArray<string>
  /** Files that its programs read, beside their sources. */
  readonly assets: ReadonlyArray<string>
  /** Rooms of `@fakham/adapters`, which nobody publishes, that go into its tarball. */
  readonly bundled: ReadonlyArray<string>
  /** Whether its sources are in the tarball, so that an editor leads to them. */
  readonly hasSources: boolean
}

const nothingElse = { programs: [], assets: [], bundled: [], hasSources: true }

/** In the order in which each can be compiled against those before it. */
export const published: ReadonlyArray<Published> = [
  {
    ...nothingElse,
    folder: "core",
    name: "core",
    pages: {
      "core/README.md": "README.md",
      "core/CHANGELOG.md": "CHANGELOG.md",
      "core/testing/README.md": "testing/README.md",
      "core/guides": "guides",
      "core/llms.txt": "llms.txt",
      "docs/core-api": "api",
      LICENSE: "LICENSE",
    },
  },
  {
    ...nothingElse,
    folder: "adapters/operator",
    name: "operator",
    pages: {
      "adapters/operator/README.md": "README.md",
      "adapters/operator/CHANGELOG.md": "CHANGELOG.md",
      "docs/openapi.json": "openapi.json",
      "docs/examples": "examples",
      LICENSE: "LICENSE",
    },
  },
  {
    folder: "adapters/sandbox",
    name: "stand-in",
    pages: {
      "adapters/sandbox/README.md": "README.md",
      "adapters/sandbox/CHANGELOG.md": "CHANGELOG.md",
      LICENSE: "LICENSE",
    },
    programs: ["stand-in.ts"],
    assets: ["*/page/*.{js,css,html}"],
    bundled: ["compression", "environment", "metrics", "proxies"],
    hasSources: false,
  },
]
