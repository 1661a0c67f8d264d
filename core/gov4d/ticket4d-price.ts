import type { Gov4dVariant } from "../lotto/group/bet-type.ts"

export const setTiers = ["straight4", "tode4", "straight3", "tode3", "front3", "front2", "back2"] as const
export type SetTier = (typeof setTiers)[number]

/** The places of a number that decide whether a tier is won; in tiers of tode their order is free. */
export const placesOf: Readonly<Record<SetTier, ReadonlyArray<number>>> = {
  straight4: [0, 1, 2, 3],
  tode4: [0, 1, 2, 3],
  straight3: [1, 2, 3],
  tode3: [1, 2, 3],
  front3: [0, 1, 2],
  front2: [0, 1],
  back2: [2, 3],
}

export type Ticket4dPrice = {
  /** What one set costs. */
  readonly baht: number
  /** What one set wins; a tier that is not listed is not sold. */
  readonly prizes: Readonly<Partial<Record<SetTier, number>>>
}

const setOf120: Ticket4dPrice = {
  baht: 120,
  prizes: {
    straight4: 125_000,
    tode4: 5_500,
    straight3: 41_000,
    tode3: 4_100,
    front3: 1_800,
    front2: 1_600,
    back2: 1_600,
  },
}
const setOf90: Ticket4dPrice = {
  baht: 90,
  prizes: {
    straight4: 95_000,
    tode4: 3_600,
    straight3: 30_000,
    tode3: 3_000,
    front3: 1_500,
    front2: 1_200,
    back2: 1_200,
  },
}
const { front3: _, ...withoutFront3 } = setOf120.prizes

/** What sets cost and win, in baht. */
export const setPrices: Readonly<Record<Gov4dVariant, Ticket4dPrice>> = {
  hanoy: setOf120,
  lao: setOf90,
  laoSuper: setOf120,
  malay: { ...setOf120, prizes: withoutFront3 },
}
