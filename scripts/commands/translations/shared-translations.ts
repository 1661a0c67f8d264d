/** Sources of different words that one translation rightly serves, and why. */
export const sharedTranslations: ReadonlyArray<readonly [string, string, string]> = [
  ["Pending", "Waiting for the result", "one word for a slip without a result"],
  ["Enter the number", "Keypad", "one word for the keypad and its use"],
  ["Tap a number", "Keypad", "one word for the keypad and its use"],
  ["Your data", "About you", "a page and its step are both about the player's data"],
  ["Please log in first", "Unauthorized", "the log-in is what is missing"],
]
