import fc from "fast-check"
import type { Satang } from "../../money/satang.ts"
import type { Option } from "../options/option.ts"
import { betsInShort } from "../paste/testing/judge.ts"
import type { SentSlip } from "../paste/testing/slip.ts"
import { decoratedLine, inOtherSigns, nonBetLine } from "./pasted/any-decoration.ts"
import { writtenLines } from "./pasted/any-line.ts"
import { closedSection, gappedSection, markedSection, pricedSection } from "./pasted/any-section.ts"
import type { IntendedLine } from "./pasted/intended.ts"

/** A slip as dealers send it, and the bets that it means, in the order of its lines. */
export type PastedSlip = {
  readonly text: string
  readonly bets: ReadonlyArray<{ readonly option: Option; readonly number: string; readonly price: Satang }>
}

const nonBets = nonBetLine.map((line): ReadonlyArray<IntendedLine> => [line])

/** Lines that need no heading, then headings and what stands under them: of one kind, for kinds lean on each other. */
const anyWritten = fc.constantFrom(gappedSection, closedSection, pricedSection).chain((kind) =>
  fc
    .tuple(
      fc.array(fc.oneof({ arbitrary: writtenLines, weight: 4 }, { arbitrary: nonBets, weight: 1 }), {
        maxLength: 8,
        size: "max",
      }),
      fc.array(
        fc.oneof(
          { arbitrary: markedSection, weight: 2 },
          { arbitrary: kind, weight: 2 },
          { arbitrary: nonBets, weight: 1 },
        ),
        { maxLength: 4, size: "max" },
      ),
    )
    .map(([lines, sections]) => [...lines, ...sections].flat()),
)

const anyIntended = anyWritten
  .chain((lines) => fc.tuple(...lines.map((line, at) => decoratedLine(line, at + 1))))
  .chain((lines) => inOtherSigns.map((signs) => ({ text: signs(lines.map(({ text }) => text).join("\n")), lines })))

/** A message with one meaning, in any dress, in the digits of any keyboard: line by line what its writer means. */
export const anySentSlip: fc.Arbitrary<SentSlip> = anyIntended.map(({ text, lines }) => ({
  text,
  lines: lines.map(({ as, bets }) => (bets.length > 0 ? betsInShort(bets) : as)),
}))

/** The same messages with all their bets. */
export const anyPastedSlip: fc.Arbitrary<PastedSlip> = anyIntended.map(({ text, lines }) => ({
  text,
  bets: lines.flatMap(({ bets }) => bets),
}))
