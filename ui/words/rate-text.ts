/** A rate as players read it: ×95, ×3.2. */
export const rateText = (multiply: number): string => `×${(multiply / 100).toLocaleString("en")}`
