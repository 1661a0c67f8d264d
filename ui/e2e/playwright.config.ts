import { defineConfig } from "@playwright/test"
import { type DatabaseKind, hasPostgres } from "./testing/databases.ts"

const browser = process.env["CHROMIUM_PATH"]
const browserArguments = process.env["CHROMIUM_ARGUMENTS"]

/** Of switches with one name the last counts, so Playwright's own are here too; what is new are the address bar's pages and the process kept ready for a next page. */
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
  "SpareRendererForSitePerProcess",
  "PreconnectToSearch",
]

/** The full matrix of `npm run soak`: every journey at every size and on every database, and motion as players see it. */
const isSoak = process.env["E2E_MATRIX"] === "full"

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }

const launchOptions = {
  ...(browser === undefined ? {} : { executablePath: browser }),
  // The shell alone would let a partner's game run in the page's own process, and hold the page up with it.
  args: [...(browserArguments?.split(" ") ?? []), "--site-per-process", `--disable-features=${turnedOff.join(",")}`],
}

/** Every other browser has the two fonts of a phone, by FONTCONFIG_FILE of the run. */
const withoutFonts = { ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: process.env["NO_FONTS_FILE"] } }

/** The browser and where the report goes are settled by scripts/e2e.ts, which starts this. */
export default defineConfig<object, { readonly database: DatabaseKind; readonly session: "page" | "host" }>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results/e2e",
  workers: 3,
  fullyParallel: true,
  retries: isSoak ? 0 : 1,
  forbidOnly: true,
  // Long enough for a machine that is ten times slower; a journey that is well takes a few seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["line"], ["json", { outputFile: process.env["E2E_REPORT"] ?? "../../test-results/e2e.json" }]],
  use: {
    actionTimeout: 30_000,
    // A page that a worker answers for asks and loads in another way; journeys about the worker allow it.
    serviceWorkers: "block",
    // A trace costs as much as a fifth of the journey itself, so only a second try is traced.
    trace: "on-first-retry",
    // A sky that turns would keep a small machine busy; journeys about motion are tagged @motion.
    reducedMotion: isSoak ? "no-preference" : "reduce",
    screenshot: "only-on-failure",
    video: "off",
    launchOptions,
  },
  projects: [
    // A project with workers of its own starts browser and operator anew for each: one is enough for the few journeys of the desktop.
    {
      name: "desktop",
      ...(isSoak
        ? { grepInvert: /@(phone|full)\b/ }
        : { grep: /@(desktop|keyboard)\b/, grepInvert: /@soak\b/, workers: 1 }),
      use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, launchOptions: withoutFonts },
    },
    { name: "phone", use: phone, grepInvert: isSoak ? /@(desktop|keyboard)\b/ : /@(desktop|keyboard|soak)\b/ },
    ...(isSoak
      ? [
          {
            name: "host-session",
            testMatch: [
              "login",
              "session",
              "register",
              "line",
              "external",
              "change-pin",
              "bet",
              "balance",
              "service-worker",
              "passkeys",
            ].map((name) => `**/${name}.spec.ts`),
            grepInvert: /@(desktop|keyboard|full)\b/,
            use: { ...phone, session: "host" as const },
          },
        ]
      : []),
    ...(isSoak && hasPostgres
      ? [
          {
            name: "postgres",
            grepInvert: /@(desktop|keyboard|full)\b/,
            use: { ...phone, database: "postgres" as const },
          },
        ]
      : []),
  ],
})
