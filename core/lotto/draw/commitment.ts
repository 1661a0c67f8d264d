/** SHA-256 of the UTF-8 bytes of a text; whoever calls brings the platform's own. */
export type Sha256 = (text: string) => Promise<Uint8Array>

/** What the operator publishes when a round opens: it can no longer choose the seed, and nobody can read it off. */
export const commitment = async (sha256: Sha256, seed: string, betId: string): Promise<string> =>
  hex(await sha256(`${seed}:${betId}`))

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

/** The largest multiple of 100,000 that four bytes can hold: numbers from here on would favour some digits. */
const fair = 4_294_900_000

/**
 * The five digits that a seed stands for. For n = 0, 1, 2 …: SHA-256(seed + ":" + betId + ":digits:" + n); its first
 * four bytes, the highest first, are a number; the first one below 4,294,900,000, divided by 100,000, leaves the digits.
 */
export const committedDigits = async (sha256: Sha256, seed: string, betId: string): Promise<string> => {
  for (let n = 0; ; n++) {
    const bytes = await sha256(`${seed}:${betId}:digits:${n}`)
    const number = bytes.slice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0)
    if (number < fair) return String(number % 100_000).padStart(5, "0")
  }
}
