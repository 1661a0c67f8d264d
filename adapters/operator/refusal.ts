import type { Said } from "@fakham/core/operator"
import type { HttpRefused } from "./client.ts"

/** Statuses with which nothing is decided: who asks is not known or may not, too slow, too early, too often. */
const undecided = new Set([401, 403, 408, 425, 429])

/**
 * Whether the operator says no to what it was asked, with a code that the site knows or without: a 4xx that carries JSON. What
 * a proxy says for itself carries none.
 */
export const isDecidedRefusal = ({ status, isJson }: Pick<HttpRefused, "status" | "isJson">): boolean =>
  isJson && status >= 400 && status < 500 && !undecided.has(status)

/** Codes of ours that have no sentence but the usual one: what the operator writes beside them says no more. */
const ours = /^(?:defaultError|badRequest|notFound|noSuch\w+|forbidden|keyUsedOtherwise|hasEnded|payloadTooLarge)$/

/** More than this is no sentence for a player. */
const longest = 200

/** What the operator says in words, on one line and without tags; nothing where it says nothing. */
export const plainWordsOf = ({ message }: Pick<HttpRefused, "message">): Said => {
  const words = message
    .replaceAll(/<\/?[a-z!][^>]*>/gi, " ")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
  const letters = Array.from(words)
  if (letters.length > longest) return { said: `${letters.slice(0, longest).join("").trimEnd()}…` }
  return words === "" ? {} : { said: words }
}

/** What the operator says beside a sentence of ours: nothing where its code is ours. */
export const saidIn = (refused: HttpRefused): Said => (ours.test(refused.code ?? "") ? {} : plainWordsOf(refused))

/** Whether a code of ours says that what was asked about is not there. */
export const isMissing = ({ code = "" }: HttpRefused): boolean => /^(?:notFound|noSuch\w+)$/.test(code)
