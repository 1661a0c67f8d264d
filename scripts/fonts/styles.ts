import { fallbackRule, makeFallbacks } from "./fallbacks.ts"
import { fileRules } from "./make.ts"

/** The style sheet of the site's fonts, and of those that a phone has until they come. */
export const makeStyles = async (): Promise<string> =>
  [
    "/* Made by `npm run assets -- fonts`. A file is fetched only when one of its letters is shown. */",
    ...fileRules(),
    "/* Letters of the phone, as wide and high as those that come: nothing moves when they do. */",
    ...(await makeFallbacks()).map(fallbackRule),
  ].join("\n\n") + "\n"
