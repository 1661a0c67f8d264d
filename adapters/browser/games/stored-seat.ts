import * as v from "valibot"
import { readStored, writeStored } from "../stored-json.ts"

const name = "fakham.seat"
const Stored = v.object({
  version: v.literal(1),
  uuid: v.string(),
  seat: v.optional(v.object({ mode: v.picklist(["frame", "sameTab"]), page: v.string() })),
})

/** A game that a player sits in: how it was opened, and from which page of the site. */
export type StoredSeat = { readonly mode: "frame" | "sameTab"; readonly page: string }

/** Keeps that a player sits in a game, for pages that are loaded anew; nothing once they have left. */
export const storeSeat = (uuid: string, seat: StoredSeat | undefined): void => {
  writeStored(name, { version: 1, uuid, ...(seat === undefined ? {} : { seat }) })
}

export const storedSeat = (uuid: string): StoredSeat | undefined => {
  const stored = readStored(name, Stored)
  return stored?.uuid === uuid ? stored.seat : undefined
}
