export type Player = { readonly userName: string; readonly pin: string }

/** A front end as a player has it before them; each kind of front end says how that is typed, tapped and read there. */
export type Front = {
  /** Starts it, or starts it anew: what it has remembered is still there. */
  readonly open: () => Promise<void>
  readonly logIn: (player: Player) => Promise<void>
  /** Waits until a player is in. */
  readonly isIn: () => Promise<void>
  readonly asksForName: () => Promise<void>
  /** How many tries it says are left after a wrong PIN. */
  readonly triesLeft: () => Promise<number>
  /** What is in the wallet, in baht; nothing while it does not say so. */
  readonly balance: () => Promise<number | undefined>
  /** What it says is left of the round of yeekee that closes next. */
  readonly secondsLeft: () => Promise<number>
  /** Opens a slip on that round. */
  readonly openRound: () => Promise<void>
  readonly key: (digits: string) => Promise<void>
  readonly undo: () => Promise<void>
  /** Gives every line one price. */
  readonly price: (baht: string) => Promise<void>
  /** What the slip comes to. */
  readonly totals: () => Promise<{ readonly count: number; readonly stake: number }>
  readonly showsLeastPrice: () => Promise<void>
  /** Wants to place the slip, and looks it over. */
  readonly review: () => Promise<void>
  /** Says yes, by a double tap. */
  readonly confirm: () => Promise<void>
  /** The number of the slip, once it is placed. */
  readonly receipt: () => Promise<string>
  /** Waits until it says that nobody knows yet what became of the slip. */
  readonly showsDoubt: () => Promise<void>
  /** Goes back to the slip that nobody knows the end of, after a restart. */
  readonly lookInto: () => Promise<void>
  readonly showsClose: () => Promise<void>
  /** The numbers of the slips that were placed. */
  readonly poys: () => Promise<ReadonlyArray<string>>
  /** Opens a deposit by QR; answers what it says to transfer. */
  readonly deposit: (baht: string) => Promise<number>
  readonly showsCredit: () => Promise<void>
  /** Wants so much paid out, and looks it over. */
  readonly withdraw: (baht: string) => Promise<void>
  readonly showsWithdrawal: () => Promise<void>
  readonly logOut: () => Promise<void>
  /** All that it has remembered, as text. */
  readonly stored: () => Promise<string>
  readonly close: () => Promise<void>
}

/** An amount as it is written for players. */
export const bahtIn = (text: string): number => Number(text.replaceAll(",", ""))

/** What a countdown says, in seconds. */
export const secondsIn = (clock: string): number =>
  clock.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0)

/** The part of a text that stands in the first brackets of a pattern. */
export const partOf = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`${pattern} is not in: ${text}`)
  return found
}
