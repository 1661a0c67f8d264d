import type { Refused } from "./client.ts"

/** Statuses with which nothing is decided: who asks is not known or may not, too slow, too early, too often. */
const undecided = new Set([401, 403, 408, 425, 429])

/**
 * Whether the operator says no to what it was asked, with a code that the site knows or without: a 4xx that carries JSON. What
 * a proxy says for itself carries none.
 */
export const isRefusal = ({ status, isJson }: Pick<Refused, "status" | "isJson">): boolean =>
  isJson && status >= 400 && status < 500 && !undecided.has(status)
