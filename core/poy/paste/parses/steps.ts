/** What may still be spent on reading: a letter of a text, and each step to find the clauses of a line, is one. */
export type Steps = { left: number }

/** Nobody sends a line, or a text, that takes more; what does is not read, so that no text takes long. */
export const stepsOfLine = 4_000
export const stepsOfText = 200_000
/** Nobody answers more questions; lines behind them are not read. */
export const mostAsked = 1_000
