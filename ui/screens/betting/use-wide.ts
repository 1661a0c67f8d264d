import { makeUseMedia } from "../../parts/use-media.ts"

/** Whether the slip has room beside the numbers, as the style sheets have it too. */
export const useWide = makeUseMedia("(min-width: 700px)")
