import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import { getConfig } from "@lingui/conf"
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin"
import babel from "@rolldown/plugin-babel"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"
import { heldWords } from "./scripts/site/hold-words.ts"
import { buildTarget } from "./scripts/site/least-browsers.ts"
import { playerStyles, prefetchAlone, scriptsLast } from "./scripts/site/page-plugins.ts"

const ui = fileURLToPath(new URL("ui", import.meta.url))
const configPath = `${ui}/lingui.config.ts`
const linguiConfig = getConfig({ configPath })

/** Classes are called after their file, which is unique: readable in the browser, and short once compressed. */
const className = (name: string, file: string) => `${basename(file, ".module.css")}-${name}`

export default defineConfig({
  root: ui,
  css: { modules: { generateScopedName: className } },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: false,
      routesDirectory: `${ui}/routes`,
      generatedRouteTree: `${ui}/route-tree.gen.ts`,
      quoteStyle: "double",
    }),
    playerStyles,
    scriptsLast,
    prefetchAlone,
    react(),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { configPath })] }),
    lingui({ configPath, failOnCompileError: true }),
    heldWords,
  ],
  resolve: {
    // React has had it itself since version 18.
    alias: [{ find: /^use-sync-external-store\/shim/, replacement: "use-sync-external-store" }],
    conditions: ["@fakham/source", ...defaultClientConditions],
  },
  build: {
    target: buildTarget,
    modulePreload: { polyfill: false },
    manifest: true,
    // The content policy allows no font inside a style sheet, and a font in a file waits until its letters are shown.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    // What every visitor needs travels in one piece; without this it is cut along the screens that share it.
    rolldownOptions: {
      input: [
        `${ui}/index.html`,
        ...["guest", "player", "games", "money"].map((name) => `${ui}/prerender/prefetch/prefetch-${name}.ts`),
      ],
      output: {
        // Every file of scripts is named in the first load, and seven letters tell all of them apart; the build's
        // manifest says what is in them. Words keep the name of their language.
        chunkFileNames: ({ name }) => (name.length === 2 ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            // Two pieces that take equally long to be begun, each in a task of its own: all of the first load at once would
            // hold up the first taps.
            {
              name: "libraries",
              tags: ["$initial"],
              test: /node_modules\/(?!effect\/)/,
              priority: 6,
            },
            {
              name: "first",
              tags: ["$initial"],
              test: /^(?!.*ui\/(main\.tsx|prerender\/prefetch\/|index\.html)|.*\?prefetch-)/,
              priority: 5,
            },
            // Small pieces that many screens share travel together: fewer requests on a slow line.
            {
              name: "rules",
              test: /\/core\/(?!operation|visit|games|gov4d\/(set-|bet-name)|order\/(placed\/folded|placing\/place|placing\/(poys|placing\.machine))|betting\/(drafts|draft-text|number-sets|sets\/set-drafts)|lotto\/(schedule|round\/(rounds|wait|stock-market)|draw\/)|ying\/(yings|shot\.|published-shot|missing-shots|proof)|poy\/paste|identity|limits|notifications|site|wallet)/,
              minShareCount: 3,
              priority: 2,
            },
            {
              name: "schedule",
              test: /\/core\/(lotto\/(schedule\/|round\/wait\.)|ying\/(shot|yings)\.)/,
              minShareCount: 2,
              priority: 2,
            },
            // Pieces of a few hundred bytes that two share: each name of a file costs the first load some bytes.
            {
              name: "values",
              test: /\/ui\/app\/use-machines\.|\/core\/(order\/(placed\/placed-poy|cancel-rules)|lotto\/(results\/past-result|round\/lobby-changes)|ying\/shot-feed|wallet\/deposit\/networks|money\/typed)\.|\/wire\/(baht|bounds|flags|moments)\.|\/browser\/page-storage\.|\/operator\/not-offered\./,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: "visit",
              test: /\/ui\/app\/(parts|parts-ahead|use-visit)\./,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: "intents",
              test: /\/core\/((operation|visit)\/|limits\/play-session\.)|\/browser\/(?:\w+\/)?(stored-intents|intent-codec|dated|json-text|stored-json|playing-since)\.|\/operator\/(data-address|wire\/bounds)\./,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: "frame",
              test: /\/parts\/chrome\/(avatar|slot|slot-names|first-letters|top-bar|use-two-columns)|\/support-address|\/use-loaded-machines|\/drawn-in-pieces/,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: "parts",
              test: /\/ui\/screens\/page\/use-player\.|\/ui\/parts\/(?!operator-words|picture\/|money\/used-share|sky\/(broken-stars|poy-sign-layout)|notices\/unread-list|chrome\/(column|two-columns|player-picture)|sky\/avatar-stars|controls\/((account|wallet|few)-icons|day-field|router-sheets|sheet-steps|switch-mark|hidden-username|secret-field|keypad|hardware-keys)|plates\/typed-plates|games\/(?!game-address)|qr\/)/,
              minShareCount: 3,
              priority: 4,
            },
            // Where numbers are keyed, and nowhere else.
            {
              name: "keys",
              test: /\/parts\/(controls\/(keypad|hardware-keys)|plates\/typed-plates)\./,
              minShareCount: 2,
              priority: 3,
            },
            { name: "consent", test: /\/(is-consent-asked|asked-purposes)\./, minShareCount: 2, priority: 3 },
            { name: "device", test: /\/visitor\/user-device\./, minShareCount: 2, priority: 3 },
            {
              name: "calls",
              test: /\/wire\/(login-refusal|order-refusal|rates|session|tally|waits)\.|\/live\/back-off\.|\/site\/maintenance\./,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: "play",
              test: /\/ui\/(words\/(?!market-name|round-name|placed-round-name|round-closes|folded-bets)|locales\/use-dates|screens\/(lotto\/(?!drafts|results|round\/)|betting\/(?!closed|number-set)|order\/(?!list|own-poys|placing)|page\/nothing-here))/,
              minShareCount: 3,
              priority: 1,
            },
            // Where a round is bet on or its slips are.
            {
              name: "round",
              test: /\/ui\/(words\/((placed-)?round-name|round-closes|market-name|folded-bets)\.|screens\/(order\/placing\/|page\/use-cash|lotto\/round\/(?!round-clock)))/,
              minShareCount: 3,
              priority: 1,
            },
            { name: "receipts", test: /\/screens\/wallet\/(own-money|save-receipt)\./, minShareCount: 2, priority: 3 },
            // What pages with and without PINs share.
            {
              name: "stars",
              test: /\/screens\/(page\/layout\/lit-stars|wallet\/achievement\/achievement-stars)\./,
              minShareCount: 2,
              priority: 3,
            },
            { name: "faults", test: /\/core\/identity\/(fault|phone)\./, minShareCount: 2, priority: 3 },
            { name: "pins", test: /\/core\/identity\/pin\/|\/screens\/identity\/pin\//, minShareCount: 2, priority: 3 },
            {
              name: "refusals",
              test: /\/core\/identity\/(pin\/pin-keeper|login\/identity)\./,
              minShareCount: 2,
              priority: 4,
            },
            // What the pages around the lotteries share with each other alone, and then those of money among them.
            {
              name: "account",
              test: /\/core\/(identity(?!\/(visitor|session|passkeys|open-sessions))|limits(?!\/play-session))\/|\/ui\/app\/screens\/(account|identity|limits|money|notifications|register|site)-|\/ui\/screens\/(wallet\/(achievement|affiliate|bank|grouped-amount|receipt-picture|ticket-id)|site\/(download|howto|promotions|vdo)|identity\/(edit|external|line|owner|passkeys|pin\/|register|typed-text|username-fault)|limits\/(?!reminder)|notifications\/(?!asked-after-slip|offer-for-deposit|use-may-ask|why-sheet)|page\/(layout\/(?!day-head)|address-of|own-player))|\/parts\/(chrome\/(column|player-picture)|sky\/avatar-stars|controls\/account-icons)\./,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: "entries",
              test: /\/core\/wallet\/deposit\/deposit\.|\/parts\/notices\/unread-list\.|\/controls\/wallet-icons\./,
              minShareCount: 2,
              priority: 3,
            },
            { name: "forms", test: /\/core\/wallet\/deposit\/deposit-form\./, minShareCount: 2, priority: 3 },
            {
              name: "methods",
              test: /\/screens\/wallet\/deposit\/deposit-method\./,
              minShareCount: 2,
              priority: 2,
            },
            { name: "accounts", test: /\/screens\/wallet\/deposit\/account-radios\./, minShareCount: 2, priority: 2 },
            { name: "days", test: /\/page\/layout\/day-head\./, minShareCount: 2, priority: 0 },
            {
              name: "tickets",
              test: /\/screens\/wallet\/deposit\/(ticket|queue-place|cancel-deposit|payee-panel|exact-amount|copy-button)/,
              minShareCount: 2,
              priority: 0,
            },
            {
              name: "money",
              test: /\/screens\/wallet\/(deposit(?!-normal\/slip-picture|\/(account-radios|deposit-method|ticket|queue-place|cancel-deposit|payee-panel|exact-amount|copy-button))[\w-]*|overview)\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
    outDir: `${ui}/dist`,
    emptyOutDir: true,
  },
})
