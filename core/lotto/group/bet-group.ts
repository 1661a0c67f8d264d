/** The groups that rounds are offered and slips are kept in. */
export const betGroups = ["yeekee", "yeekee5min", "gov", "stock", "pingpong", "gov4d"] as const
export type BetGroup = (typeof betGroups)[number]

export const isBetGroup = (text: string): text is BetGroup => betGroups.some((group) => group === text)
