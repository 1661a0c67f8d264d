import { hash, randomBytes } from "node:crypto"
import type { GameDraw } from "./rules.ts"

export const newSeed = (): string => randomBytes(32).toString("hex")

/** What players are shown before a round: the seed can no longer be chosen, and nobody can read it off. */
export const commitmentOf = (seed: string): string => hash("sha256", seed)

const words = 2 ** 32

/**
 * The numbers that a seed and a round's own id stand for: the operator does not know the id when it commits to the seed.
 * For n = 0, 1, 2 …: SHA-256(seed + ":" + round + ":" + n); its first four bytes, the highest first, are a number. One
 * that the bound does not divide evenly is passed over; of others the remainder is drawn.
 */
export const drawsOf = (seed: string, round: string): GameDraw => {
  let n = 0
  return (below) => {
    for (;;) {
      const number = hash("sha256", `${seed}:${round}:${n++}`, "buffer").readUInt32BE(0)
      if (number < words - (words % below)) return number % below
    }
  }
}
