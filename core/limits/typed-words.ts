/** Keyboards of some scripts put characters that nobody sees between words, as Khmer ones do. */
const spaces = /[\s\u200b-\u200d\u2060\ufeff]/g

const bare = (text: string) => text.replaceAll(spaces, "").toLowerCase()

/** Whether somebody typed the words that they were asked for. */
export const isTyped = (typed: string, words: string): boolean => bare(typed) === bare(words)
