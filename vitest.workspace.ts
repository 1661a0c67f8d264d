import { availableParallelism } from "node:os"
import { defaultServerConditions } from "vite"
import { defineConfig } from "vitest/config"
import { compileCacheFolder } from "./scripts/commands/run.ts"
import { changeEnvironment, sameEverywhere } from "./scripts/surroundings/environment.ts"

changeEnvironment({ ...sameEverywhere(process.env, "/nonexistent"), NODE_COMPILE_CACHE: compileCacheFolder })

// What a package has for bundlers alone is left out: Node runs the tests, and does not find its files.
const conditions = ["@fakham/source", ...defaultServerConditions.filter((condition) => condition !== "module")]
const leftOut = process.env["TEST_EXTENT"] === "whole" ? [] : ["**/*.campaign.test.ts"]
const inNode = (
  name: string,
  include: ReadonlyArray<string>,
  {
    isolate = true,
    setupFiles = [],
    unstubGlobals = false,
  }: { isolate?: boolean; setupFiles?: Array<string>; unstubGlobals?: boolean } = {},
) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    environment: "node",
    isolate,
    unstubGlobals,
    setupFiles: ["./scripts/rules/fixed-seed.ts", ...setupFiles],
    include: [...include],
    exclude: ["**/node_modules/**", "**/dist/**", ...leftOut],
  },
})

export default defineConfig({
  test: {
    // One more than there are cores, for while one waits for a process that it started.
    maxWorkers: availableParallelism() + 1,
    // Against tests that hang; how long things take is measured elsewhere.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ["./adapters/sandbox/database/testing/test-run.ts"],
    expect: { poll: { timeout: 60_000 } },
    projects: [
      // Pure modules hold nothing that one test file could leave behind for the next.
      inNode("core", ["core/**/*.test.ts"], { isolate: false, setupFiles: ["./scripts/rules/set-up.ts"] }),
      // Servers close what they opened, and stand on databases of their own.
      inNode("adapters", ["adapters/{compression,environment,host,metrics,operator,proxies,sandbox}/**/*.test.ts"], {
        isolate: false,
      }),
      // These put a browser's globals into place of Node's, for one test at a time.
      inNode("browser", ["adapters/{browser,vendors}/**/*.test.ts"], { isolate: false, unstubGlobals: true }),
      // These are of plain functions alone.
      inNode("ui", ["ui/**/*.test.ts"], { isolate: false }),
      // A world makes up all that is random from its seed, for the whole process.
      inNode("world", ["adapters/world/**/*.test.ts"]),
      inNode("scripts", ["scripts/**/*.test.ts"], { isolate: false }),
    ],
  },
})
