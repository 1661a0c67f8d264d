import { hash } from "node:crypto"
import { second } from "@fakham/core/time"
import type { Shot } from "@fakham/core/ying"
import { demoShooters } from "../accounts/demo-shooters.ts"

type Window = { readonly betId: string; readonly closesAt: number; readonly shootingEndsAt: number }

/** How many demo shots a round gets: with them alone it is drawn, with fewer than twenty it would be void. */
const shotsARound = 24

/** The shots that keep a round alive while few members shoot: the same ones whenever they are asked for. */
export const demoShots = (secret: string, { betId, closesAt, shootingEndsAt }: Window): ReadonlyArray<Shot> => {
  const from = closesAt - 90 * second
  return Array.from({ length: shotsARound }, (_, at) => {
    const chance = hash("sha256", `${secret}:${betId}:${at}`, "buffer")
    const share = (at + chance.readUInt8(0) / 256) / shotsARound
    return {
      member: demoShooters[chance.readUInt8(1) % demoShooters.length] ?? "",
      number: String(chance.readUInt32BE(2) % 100_000).padStart(5, "0"),
      at: Math.floor(from + share * (shootingEndsAt - from)),
      sequence: -1 - at,
    }
  }).toSorted((one, other) => one.at - other.at)
}
