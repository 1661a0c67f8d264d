import fc from "fast-check"
import { anyNumberOf } from "../any-number.ts"
import { decoratedHeading } from "./any-decoration.ts"
import {
  betting,
  eachWord,
  equalsSign,
  type IntendedLine,
  intended,
  rowOf,
  wholeBaht,
  without,
  writtenPrice,
} from "./intended.ts"
import { type Side, sides } from "./spellings.ts"

type Section = fc.Arbitrary<ReadonlyArray<IntendedLine>>

const under = (lines: (side: Side) => fc.Arbitrary<ReadonlyArray<IntendedLine>>, after = ""): Section =>
  fc.constantFrom(...sides).chain((side) =>
    fc
      .tuple(
        fc.constantFrom(...side.short, ...side.long).chain((word) => decoratedHeading(word + after)),
        lines(side),
      )
      .map(([heading, found]) => [without("heading", heading), ...found]),
  )

const several = (line: fc.Arbitrary<IntendedLine>) => fc.array(line, { minLength: 1, maxLength: 5 })

/** A heading, and under it numbers with their prices, marked as prices. */
export const markedSection: Section = under(({ digits, options }) =>
  several(
    wholeBaht.chain((baht) =>
      fc
        .tuple(rowOf(digits), fc.oneof(equalsSign(digits), eachWord(digits)), writtenPrice(baht))
        .map(([{ text, numbers }, mark, written]) => betting(text + mark + written, intended(options, numbers, baht))),
    ),
  ),
)

/** A heading, and under it a number and its price a line, with nothing but a gap or a dash between them. */
export const gappedSection: Section = under(({ digits, options }) =>
  fc
    .constantFrom(" ", "-", "  ")
    .chain((gap) =>
      several(
        fc
          .tuple(anyNumberOf(digits), wholeBaht)
          .map(([number, baht]) => betting(`${number}${gap}${baht}`, intended(options, [number], baht))),
      ),
    ),
)

/** A heading, bare numbers and the price that closes them. */
export const closedSection: Section = under(({ digits, options }) =>
  wholeBaht.chain((baht) =>
    fc
      .tuple(
        several(
          anyNumberOf(digits).map((number) => ({ text: number, as: "bare", bets: intended(options, [number], baht) })),
        ),
        fc.constantFrom("=", "= ", "ตัวละ ", "ละ ", "ตูละ"),
        writtenPrice(baht),
      )
      .map(([numbers, mark, written]) => [...numbers, without("price", mark + written)]),
  ),
)

/** A heading that tells the price as well, and bare numbers. */
export const pricedSection: Section = wholeBaht.chain((baht) =>
  under(
    ({ digits, options }) =>
      several(
        anyNumberOf(digits).map((number) => ({ text: number, as: "bare", bets: intended(options, [number], baht) })),
      ),
    ` ตัวละ ${baht}`,
  ),
)
