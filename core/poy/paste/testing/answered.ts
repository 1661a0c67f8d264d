import { paste } from "../paste.ts"
import type { PasteSetting } from "../reading.ts"
import { betsInShort } from "./judge.ts"

/** What became of each line of a text, as the table of messages writes it: bets, "? bets | bets", or what it is. */
export const answered = (text: string, setting?: PasteSetting): ReadonlyArray<string> => {
  const { lines, doubts } = paste(text, setting)
  return lines.map(({ at, as, bets }) => {
    if (as === "bets") return betsInShort(bets)
    const asked = doubts.find((doubt) => doubt.at === at)
    if (as !== "doubted") return as
    return asked === undefined ? "?" : `? ${asked.readings.map(betsInShort).join(" | ")}`
  })
}
