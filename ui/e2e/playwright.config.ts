import { defineConfig } from "@playwright/test"
import { type DatabaseKind, hasPostgres } from "./databases.ts"

const browser = process.env["CHROMIUM_PATH"]
const browserArguments = process.env["CHROMIUM_ARGUMENTS"]

/** Of switches with one name the last counts, so Playwright's own are here too; what is new are the address bar's pages. */
const turnedOff = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
]

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }

/** The browser and where the report goes are settled by scripts/e2e.ts, which starts this. */
export default defineConfig<object, { readonly database: DatabaseKind }>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results/e2e",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine that is ten times slower; a journey that is well takes a few seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["line"], ["json", { outputFile: process.env["E2E_REPORT"] ?? "../../test-results/e2e.json" }]],
  use: {
    // Pictures of every step would cost as much as a fifth of the journey itself; one is taken where a journey fails.
    trace: { mode: "retain-on-failure", screenshots: false, sources: false },
    screenshot: "only-on-failure",
    video: "off",
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [...(browserArguments?.split(" ") ?? []), `--disable-features=${turnedOff.join(",")}`],
    },
  },
  projects: [
    { name: "phone", use: phone },
    {
      name: "desktop",
      // What goes wrong with calls and clocks is the same at every size, and so are addresses.
      testIgnore: /(bet-faults|bet-closing|sets-faults|routes|narrow)\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
    },
    ...(hasPostgres
      ? [
          {
            name: "postgres",
            testMatch: /\/(login|languages|bet|poys)\.spec\.ts$/,
            use: { ...phone, database: "postgres" as const },
          },
        ]
      : []),
  ],
})
