import { readFileSync } from "node:fs"
import { about } from "@fakham/adapters/environment"
import { locales } from "@fakham/core"
import * as v from "valibot"
import { type Colours, contrastFaults, standardColours } from "./contrast.ts"

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("some text"))
const webAddress = v.pipe(
  v.string(),
  v.check((given) => URL.canParse(given) && /^https?:$/.test(new URL(given).protocol), "an http or https address"),
)
const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, "a colour such as #f0c462"))
const tokens: ReadonlySet<string> = new Set(Object.keys(standardColours.dark))
const colours = v.pipe(
  v.record(v.string(), colour),
  v.check<Colours, string>(
    (given) => Object.keys(given).every((name) => tokens.has(name)),
    `colours of these names: ${[...tokens].join(", ")}`,
  ),
)
const count = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least, `${least} or more`))

/** A brand as one file, JSON; docs/operations.md is written from it. What is left out stays as it is. */
export const brandFields = v.strictObject({
  name: v.pipe(v.optional(text), about("as the variable `BRAND`, which stands over it", '"Lucky"')),
  description: v.pipe(v.optional(text), about("as `DESCRIPTION`", '"Lotteries and games"')),
  mainHosts: v.pipe(v.optional(v.array(text)), about("as `MAIN_HOSTS`, as a list", '["lucky.example"]')),
  shareImage: v.pipe(v.optional(webAddress), about("as `SHARE_IMAGE`", '"https://img.example/lucky.png"')),
  languages: v.pipe(
    v.optional(
      v.pipe(
        v.array(v.picklist(locales, `one of ${locales.join(", ")}`)),
        v.minLength(1, "at least one language"),
        v.check((given) => new Set(given).size === given.length, "each language once"),
      ),
    ),
    about("the languages that are offered; the first is that of a new visitor", '["en", "th"]', "`th, en, kh, mm`"),
  ),
  colours: v.pipe(
    v.optional(
      v.pipe(
        v.strictObject({ dark: v.optional(colours, {}), light: v.optional(colours, {}) }),
        v.rawCheck(({ dataset, addIssue }) => {
          const [fault, ...more] = dataset.typed ? contrastFaults(dataset.value) : []
          if (fault !== undefined)
            addIssue({ message: more.length === 0 ? fault : `${fault}, and ${more.length} more such pairs` })
        }),
      ),
    ),
    about(
      `colours of the two themes by token (${[...tokens].map((name) => `\`${name}\``).join(", ")}). Text needs a contrast of 4.5 on everything that it may stand on, edges of controls 3; else the host does not start`,
      '{"dark": {"gold": "#7fd6ff"}, "light": {}}',
      "the tokens of `ui/design/tokens.css`",
    ),
  ),
  logo: v.pipe(
    v.optional(
      v.union(
        [
          v.strictObject({
            paths: v.pipe(
              v.array(v.pipe(v.string(), v.regex(/^[MmZzLlHhVvCcSsQqTtAa\d\s,.e-]+$/, "a path of an SVG, 28 by 28"))),
              v.minLength(1),
            ),
          }),
          v.strictObject({ picture: webAddress }),
        ],
        'paths of an SVG, 28 by 28, or the address of a picture: {"paths": ["M4 4h20z"]}',
      ),
    ),
    about(
      "the mark beside the name, on tickets and in the browser's tab: the paths of an SVG that is 28 by 28, drawn in the colour of text, or the address of a square picture",
      '{"paths": ["M4 4h20v20H4z"]}',
      "the moon",
    ),
  ),
  keys: v.pipe(
    v.optional(
      v.strictObject({
        analytics: v.optional(text),
        siteVerification: v.optional(text),
        recaptcha: v.optional(text),
        fingerprint: v.optional(v.strictObject({ key: text, address: webAddress })),
        push: v.optional(text),
        firebase: v.optional(v.strictObject({ apiKey: text, appId: text, projectId: text, vapidKey: text })),
      }),
    ),
    about(
      "as `ANALYTICS_ID`, `SITE_VERIFICATION`, `RECAPTCHA_SITE_KEY`, `FINGERPRINT_KEY` with `FINGERPRINT_URL`, `PUSHER_KEY`, and as `firebase` the four of `FCM_`",
      '{"recaptcha": "6Lc-key", "fingerprint": {"key": "key-of-site", "address": "https://eye.example/visits"}}',
    ),
  ),
  privacy: v.pipe(v.optional(webAddress), about("as `PRIVACY_URL`", '"https://lucky.example/privacy"')),
  terms: v.pipe(v.optional(webAddress), about("as `TERMS_URL`", '"https://lucky.example/terms"')),
  agent: v.pipe(
    v.optional(v.strictObject({ agentId: count(1), refUid: count(0) })),
    about(
      "whose newcomers those are that nobody brought",
      '{"agentId": 7, "refUid": 0}',
      '`{"agentId": 2, "refUid": 0}`',
    ),
  ),
  support: v.pipe(
    v.optional(
      v.strictObject({
        urlSupport: v.optional(webAddress),
        chatFrame: v.optional(webAddress),
        urlBailek: v.optional(webAddress),
        officePhoneNumber: v.optional(text),
      }),
    ),
    about(
      "whom players can ask where their agent's address is `-` or empty; `urlSupport` as `LIVE_CHAT_URL`, `chatFrame` as `LIVE_CHAT_FRAME`",
      '{"urlSupport": "https://chat.example/lucky", "officePhoneNumber": "02 111 2222"}',
    ),
  ),
})

export type BrandFile = v.InferOutput<typeof brandFields>

/** The file of a brand, or in one line what is wrong with it. */
export const readBrandFile = (file: string): { readonly brand: BrandFile } | { readonly fault: string } => {
  let given: unknown
  try {
    given = JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    return { fault: error instanceof SyntaxError ? "a file of JSON" : "a file that can be read" }
  }
  const read = v.safeParse(brandFields, given)
  return read.success ? { brand: read.output } : { fault: read.issues.map(inPlace).join("; ") }
}

const inPlace = (issue: v.BaseIssue<unknown>) => {
  const path = v.getDotPath(issue)
  return path === null ? issue.message : `${path}: ${issue.message}`
}

/** What the file says in the place of variables. */
export const variablesOf = ({
  name,
  description,
  shareImage,
  mainHosts,
  keys,
  privacy,
  terms,
  support,
}: BrandFile) => ({
  BRAND: name,
  DESCRIPTION: description,
  SHARE_IMAGE: shareImage,
  SITE_VERIFICATION: keys?.siteVerification,
  MAIN_HOSTS: mainHosts?.join(","),
  LIVE_CHAT_URL: support?.urlSupport,
  PRIVACY_URL: privacy,
  TERMS_URL: terms,
  ANALYTICS_ID: keys?.analytics,
  RECAPTCHA_SITE_KEY: keys?.recaptcha,
  FINGERPRINT_KEY: keys?.fingerprint?.key,
  FINGERPRINT_URL: keys?.fingerprint?.address,
  PUSHER_KEY: keys?.push,
  FCM_API_KEY: keys?.firebase?.apiKey,
  FCM_APP_ID: keys?.firebase?.appId,
  FCM_PROJECT_ID: keys?.firebase?.projectId,
  FCM_VAPID_KEY: keys?.firebase?.vapidKey,
  LIVE_CHAT_FRAME: support?.chatFrame,
})
