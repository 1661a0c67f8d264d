/** Draws a whole number from nothing up to below a bound, each as likely as any other. */
export type GameDraw = (below: number) => number

export type Dealt = {
  /** What comes back of a stake on a spot, in hundredths of it: 0 when it is lost, 100 when it is given back. */
  readonly returned: (spot: string) => number
  /** What players are shown. */
  readonly outcome: Readonly<Record<string, unknown>>
}

/** A game of chance: what can be staked on, and how a round is drawn. */
export type GameRules = {
  readonly spots: ReadonlyArray<string>
  readonly play: (draw: GameDraw) => Dealt
}
