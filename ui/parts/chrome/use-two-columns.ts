import { makeUseMedia } from "../use-media.ts"

/** Whether a wide column stands in two, as the style sheets have it too. */
export const useTwoColumns = makeUseMedia("(min-width: 960px)")
