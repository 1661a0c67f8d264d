/** A number in so many digits at least. */
export const padded = (value: number, length = 2): string => String(value).padStart(length, "0")
