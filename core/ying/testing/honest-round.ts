import type { Sha256 } from "../../lotto/draw/commitment.ts"
import { checkedProof, type Witness, type YingProof } from "../proof/proof.ts"
import type { PublishedShot } from "../proof/published-shot.ts"

declare const crypto: { readonly subtle: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } }

declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const sha256: Sha256 = async (text) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))

/** Newest first: 00020 down to 00001. */
export const shots: ReadonlyArray<PublishedShot> = Array.from({ length: 20 }, (_, index) => ({
  member: `member${20 - index}`,
  number: String(20 - index).padStart(5, "0"),
  at: (20 - index) * 1_000,
}))

/** The seed "moonlit" stands for 41746 in this round: 210 + 41746 - 5 = 41951. */
export const honest: YingProof = {
  betId: "yeekee-2026-11-20-42",
  seed: "moonlit",
  houseShot: "41746",
  shots,
  sum: 41_956,
  ranks: [
    { rank: 1, member: "member20", number: "00020" },
    { rank: 16, member: "member5", number: "00005" },
  ],
  outcome: { type: "drawn", drawn: { top3: "951", top2: "51", bottom2: "41" } },
}

/** The player, member 7, saw every shot while shooting lasted, others' masked. */
export const witness: Witness = {
  commitment: "ef6785c45eec4ccd4df27234a255e891ef7a70e714aa0debf891f46fd56ffbcd",
  seen: shots.map(({ member, number, at }) =>
    member === "member7"
      ? { member, number, at }
      : { member: `mem***${member.slice(-1)}`, number: `${number.slice(0, 3)}**`, at },
  ),
}

export const check = (changed: Partial<YingProof> = {}, seen: Partial<Witness> = {}) =>
  checkedProof(sha256, { ...honest, ...changed }, { ...witness, ...seen })

export const failing = async (changed: Partial<YingProof>, seen: Partial<Witness> = {}) => {
  const { verdict, steps } = await check(changed, seen)
  return [
    verdict,
    ...Object.entries(steps).flatMap(([step, found]) => (found === "matches" ? [] : [`${step} ${found}`])),
  ]
}

export const shot = (at: number, change: Partial<PublishedShot>) =>
  shots.map((one, index) => (index === at ? { ...one, ...change } : one))
