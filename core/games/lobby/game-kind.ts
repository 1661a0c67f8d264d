/** What is played at a partner's. */
export const gameKinds = ["slot", "casino", "sport", "card"] as const
export type GameKind = (typeof gameKinds)[number]
