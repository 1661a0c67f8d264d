import * as v from "valibot"
import { parsedJson } from "../json-text.ts"

const name = "fakham.gameOpening"
const Stored = v.object({
  version: v.literal(1),
  uuid: v.string(),
  page: v.string(),
  openedAt: v.pipe(v.number(), v.safeInteger()),
})

const readOpening = () => {
  try {
    const stored = v.safeParse(Stored, parsedJson(sessionStorage.getItem(name)))
    return stored.success ? stored.output : undefined
  } catch {
    return undefined
  }
}

/** When the game of a page was opened in this tab; a page that is loaded anew goes on counting from there. */
export const gameOpenedAt = (uuid: string, page: string, now: number): number => {
  const before = readOpening()
  if (before?.uuid === uuid && before.page === page && before.openedAt <= now) return before.openedAt
  try {
    sessionStorage.setItem(name, JSON.stringify({ version: 1, uuid, page, openedAt: now }))
  } catch {}
  return now
}

/** Once a game is left, the next visit begins anew. */
export const forgetGameOpening = (): void => {
  try {
    sessionStorage.removeItem(name)
  } catch {}
}
