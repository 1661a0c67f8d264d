import { defineConfig } from "@playwright/test"
import { type EngineName, engineNames } from "./commands.ts"

/** A small set of journeys in the engines of Firefox and Safari; scripts/engines/engines.ts starts this. */
export default defineConfig<object, { readonly engineName: EngineName }>({
  testDir: ".",
  testMatch: "**/*.journey.ts",
  outputDir: "../../../test-results/engines",
  workers: 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["line"], ["json", { outputFile: process.env["E2E_REPORT"] ?? "../../../test-results/engines.json" }]],
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
})
