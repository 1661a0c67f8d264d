import type { PasteSetting } from "../interpretations/interpretation.ts"
import { paste } from "../paste.ts"
import { betsInShort, inOrder } from "./judge.ts"
import type { SentSlip } from "./slip.ts"

/**
 * What became of each line of a text, as the table of messages writes it: bets, "? bets | bets", what it is, or, of a
 * line that others hang on although it is not read itself, both.
 */
export const answered = (text: string, setting?: PasteSetting): ReadonlyArray<string> => {
  const { lines, questions } = paste(text, setting)
  return lines.map(({ at, as, bets }) => {
    if (as === "bets") return betsInShort(bets)
    const asked = questions
      .find((question) => question.at === at)
      ?.interpretations.map(betsInShort)
      .join(" | ")
    return [as === "ambiguous" ? "?" : as, asked]
      .filter((part) => part !== undefined)
      .join(as === "ambiguous" ? " " : " ? ")
  })
}

/** What a message of the table is to be answered with, the bets of each interpretation in their order. */
export const answersOf = ({ lines, answers = lines }: SentSlip): ReadonlyArray<string> =>
  answers.map((answer) => {
    const [before = ""] = /^.*\? /.exec(answer) ?? []
    return before + answer.slice(before.length).split(" | ").map(inOrder).join(" | ")
  })
