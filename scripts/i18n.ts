import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { getConfig } from "@lingui/conf"
import { longLabels } from "./commands/translations/button-labels.ts"
import { differingTwins, extract, rehearse, wrongIn } from "./commands/translations/catalogues.ts"
import { goneWordsIn } from "./commands/translations/gone-words.ts"
import { borrowedTranslations } from "./commands/translations/translations.ts"

const ui = fileURLToPath(new URL("../ui", import.meta.url))
process.chdir(ui)
const config = getConfig({ configPath: `${ui}/lingui.config.ts` })
const folder = `${ui}/locales`
const check = process.argv.includes("--check")

const { catalogues, changed } = check
  ? await rehearse(config, folder)
  : { catalogues: await extract(config, folder, process.argv.includes("--clean")), changed: [] }

const screens = globSync("{parts,screens,words,prerender}/**/*.tsx").map((file) => [file, readFileSync(file, "utf8")])

/** Sources of different words that one translation rightly serves, and why. */
const sharedTranslations: ReadonlyArray<readonly [string, string, string]> = [
  ["Pending", "Waiting for the result", "one word for a slip without a result"],
  ["Enter the number", "Keypad", "one word for the keypad and its use"],
  ["Tap a number", "Keypad", "one word for the keypad and its use"],
  ["Your data", "About you", "a page and its step are both about the player's data"],
  ["Please log in first", "Unauthorized", "the log-in is what is missing"],
]

const wrong = [
  ...changed.map((file) => `${file} does not hold what the sources say: run npm run i18n`),
  ...catalogues.flatMap((catalogue) => wrongIn(catalogue, config.sourceLocale ?? "en")),
  ...catalogues.flatMap((catalogue) => goneWordsIn(catalogue, config.sourceLocale ?? "en")),
  ...longLabels(catalogues, config.sourceLocale ?? "en", Object.fromEntries(screens)),
  ...differingTwins(catalogues),
  ...borrowedTranslations(catalogues, config.sourceLocale ?? "en", sharedTranslations),
]
const messages = catalogues.flatMap((catalogue) => Object.keys(catalogue["en"] ?? {})).length

for (const sentence of wrong) console.log(sentence)
if (wrong.some((sentence) => sentence.endsWith("is used nowhere")))
  console.log("npm run i18n -- --clean drops the unused")
if (messages === 0) console.log("no message was found in the sources")
console.log(`${messages} messages in ${config.locales.length} languages, ${wrong.length} problems`)

if (check && (wrong.length > 0 || messages === 0)) process.exitCode = 1
