import type { Satang } from "../../money/satang.ts"

/**
 * What is known of the player's cash. An announcement has no time of its own, so it is ordered by what there is: it is
 * shown at once and never believed for good; only a read that was asked for after the last announcement settles it.
 */
export type CashState = {
  readonly cash: Satang | undefined
  /** How many announcements were heard. */
  readonly announcements: number
  /** How many of them a read has answered for; nothing before the first read. */
  readonly settled: number | undefined
  /** What was shown before, newest first: an announcement of one of these may be an old one that comes late. */
  readonly replaced: ReadonlyArray<Satang>
}

export const unknownCash: CashState = { cash: undefined, announcements: 0, settled: undefined, replaced: [] }

const remembered = 8

/** Whether the operator has to be asked. */
export const isInvalidated = ({ announcements, settled }: CashState): boolean => settled !== announcements

const showing = (known: CashState, cash: Satang): Pick<CashState, "cash" | "replaced"> => {
  if (known.cash === undefined || known.cash === cash) return { cash, replaced: known.replaced }
  const others = known.replaced.filter((one) => one !== cash)
  return { cash, replaced: [known.cash, ...others].slice(0, remembered) }
}

/** An announcement: shown at once, unless it repeats what something newer has replaced. */
export const cashAnnounced = (known: CashState, cash: Satang): CashState => ({
  ...known,
  ...(known.replaced.includes(cash) ? {} : showing(known, cash)),
  announcements: known.announcements + 1,
})

/** An answer to a question asked when so many announcements had been heard; it counts unless one came meanwhile. */
export const cashRead = (known: CashState, cash: Satang, announcementsWhenAsked: number): CashState =>
  announcementsWhenAsked === known.announcements
    ? { ...known, ...showing(known, cash), settled: announcementsWhenAsked }
    : known
