import { numberText } from "./number-text.ts"

/** A rate as players read it: ×95, ×3.2. */
export const rateText = (multiply: number): string => `×${numberText(multiply / 100)}`
