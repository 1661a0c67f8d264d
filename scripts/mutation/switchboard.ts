/** Which mutant acts, and which are reached: what planted sources ask while they run. */
export type Switchboard = {
  active: number
  /** Mutants reached since it was last emptied; nothing is noted while it is undefined. */
  reached: Set<number> | undefined
  /** How many more times a mutant may be reached before what runs counts as endless. */
  patience: number
  readonly at: (id: number) => boolean
}

export const switchboard: Switchboard = {
  active: -1,
  reached: undefined,
  patience: Number.POSITIVE_INFINITY,
  at: (id) => {
    switchboard.reached?.add(id)
    if (--switchboard.patience < 0) throw new Error("this runs too long")
    return id === switchboard.active
  },
}
