import type { Drawn } from "./drawn.ts"

/** What the government draws, prize by prize. The neighbours of the first prize follow from it. */
export type GovPrizes = {
  readonly first: string
  readonly second: ReadonlyArray<string>
  readonly third: ReadonlyArray<string>
  readonly fourth: ReadonlyArray<string>
  readonly fifth: ReadonlyArray<string>
  readonly front3: ReadonlyArray<string>
  readonly back3: ReadonlyArray<string>
  readonly bottom2: string
}
export type GovPrize = keyof GovPrizes | "neighbour"

type GovPrizeRow = {
  readonly prize: GovPrize
  readonly numbers: number
  readonly digits: number
  readonly baht: number
}

/** The prizes of one ticket, highest first within numbers of the same length. */
export const govPrizeTable: ReadonlyArray<GovPrizeRow> = [
  { prize: "first", numbers: 1, digits: 6, baht: 6_000_000 },
  { prize: "second", numbers: 5, digits: 6, baht: 200_000 },
  { prize: "neighbour", numbers: 2, digits: 6, baht: 100_000 },
  { prize: "third", numbers: 10, digits: 6, baht: 80_000 },
  { prize: "fourth", numbers: 50, digits: 6, baht: 40_000 },
  { prize: "fifth", numbers: 100, digits: 6, baht: 20_000 },
  { prize: "front3", numbers: 2, digits: 3, baht: 4_000 },
  { prize: "back3", numbers: 2, digits: 3, baht: 4_000 },
  { prize: "bottom2", numbers: 1, digits: 2, baht: 2_000 },
]

/** The numbers right before and after the first prize; 999999 and 000000 are neighbours. */
const neighbours = (first: string) =>
  [-1, 1].map((step) => String((Number(first) + step + 1_000_000) % 1_000_000).padStart(6, "0"))

export const numbersOfPrize = (prizes: GovPrizes, prize: GovPrize): ReadonlyArray<string> =>
  prize === "neighbour" ? neighbours(prizes.first) : [prizes[prize]].flat()

/** The prizes whose numbers are not what the table asks for: too few, too many, or not of the right digits. */
export const faultyPrizes = (prizes: GovPrizes): ReadonlyArray<GovPrize> =>
  govPrizeTable
    .filter(({ prize, numbers, digits }) => {
      const drawn = numbersOfPrize(prizes, prize)
      return drawn.length !== numbers || drawn.some((number) => !/^\d+$/.test(number) || number.length !== digits)
    })
    .map(({ prize }) => prize)

/** The part of a ticket's number that a prize looks at. */
const partFor = (prize: GovPrize, ticket: string) =>
  prize === "front3"
    ? ticket.slice(0, 3)
    : prize === "back3"
      ? ticket.slice(-3)
      : prize === "bottom2"
        ? ticket.slice(-2)
        : ticket

/** All that a ticket of six digits wins, in the order of the table. */
export const prizesWonBy = (prizes: GovPrizes, ticket: string): ReadonlyArray<GovPrize> =>
  govPrizeTable
    .filter(({ prize }) => numbersOfPrize(prizes, prize).includes(partFor(prize, ticket)))
    .map(({ prize }) => prize)

/** What lottery bets are settled by: the last digits of the first prize, the two-digit prize, front and back threes. */
export const drawnOfGov = ({
  first,
  bottom2,
  front3,
  back3,
}: Omit<GovPrizes, "second" | "third" | "fourth" | "fifth">): Drawn => ({
  top3: first.slice(-3),
  top2: first.slice(-2),
  bottom2,
  front3,
  back3,
})
