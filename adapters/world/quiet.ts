import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"
import type { SeededRandom } from "@fakham/core/testing"

/** Lets happen whatever takes no time: until nobody has an immediate left and nobody is still working. */
export const quiet = async (isWorking: () => boolean): Promise<void> => {
  do await new Promise(setImmediate)
  while (isWorking() || process.getActiveResourcesInfo().includes("Immediate"))
}

/** What `node:crypto` makes up comes from the seed, for modules that have imported it already too. */
export const makeUpFrom = (random: SeededRandom): void => {
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => random.below(256)))
  const uuid = () =>
    bytes(16)
      .toString("hex")
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
  Object.assign(crypto, {
    randomBytes: bytes,
    randomUUID: uuid,
    randomUUIDv7: uuid,
    randomInt: (from: number, to?: number) => (to === undefined ? random.below(from) : from + random.below(to - from)),
  })
  syncBuiltinESMExports()
}
