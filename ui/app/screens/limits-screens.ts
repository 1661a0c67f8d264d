import { addLimitsWords } from "../../locales/limits.ts"
import { onParts, parts } from "../parts.ts"
import { type Fetched, withWords } from "./with-words.ts"

const withOwnWords = (fetched: Fetched) => withWords(fetched, addLimitsWords())

/** The screens of limits. */
export const limitsScreens = {
  Limits: () =>
    withOwnWords(
      onParts(
        import("../../screens/limits/limits-screen.tsx").then((of) => of.LimitsScreen),
        parts.limitsPage,
      ),
    ),
}
