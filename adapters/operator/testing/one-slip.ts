import { readFileSync, writeFileSync } from "node:fs"
import { baht } from "@fakham/core/money"
import * as v from "valibot"
import { connect } from "../door/index.ts"

/** One slip of ten baht, by a memory in a file: filled in at the first start, recalled at the next one. */
const [, , origin = "", path = ""] = process.argv

const read = () => {
  try {
    return v.parse(v.record(v.string(), v.unknown()), JSON.parse(readFileSync(path, "utf8")))
  } catch {
    return {}
  }
}
const memory = {
  get: (name: string) => read()[name],
  set: (name: string, value: unknown) => writeFileSync(path, JSON.stringify({ ...read(), [name]: value })),
}

const playerAt = async (site: ReturnType<typeof connect>) => {
  const resumed = await site.resume()
  if (resumed !== undefined) return resumed
  await site.userName("somchai88")
  const login = await site.pin("Duean69#x")
  if (login.is !== "player") throw new Error(login.is)
  return login.player
}

const site = connect({ origin, memory })
const player = await playerAt(site)
const open = await player.open("yeekee")
const round = open.is === "known" ? open.data[1] : undefined
if (round === undefined) throw new Error("no round takes bets")
const slip = await player.bet(round)
const found = slip.lines().map(({ number }) => number)
if (found.length > 0) console.log("recalled", ...found)
else {
  slip.digits("987")
  slip.price(baht(10))
  // The draft is kept a moment after its last change.
  await new Promise((resolve) => setTimeout(resolve, 600))
}
const placed = await slip.place(({ is }) => {
  if (is === "reviewing") console.log("sending")
  return true
})
console.log(placed.is, placed.is === "placed" && placed.isEarlier ? "earlier" : "now")
await site.close()
