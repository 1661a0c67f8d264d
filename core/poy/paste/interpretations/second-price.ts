/** What the second price of a two-digit number is for: the bottom, or the number turned round. */
export const secondPrices = ["bottom", "reverse"] as const
export type SecondPrice = (typeof secondPrices)[number]
