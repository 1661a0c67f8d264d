import {
  betsInShort,
  type JudgedAnswer,
  judgePaste,
  type PasteVerdict,
  pasteVerdicts,
  type SentSlip,
} from "@fakham/core/testing"

type Families = ReadonlyArray<{ readonly family: string; readonly slips: ReadonlyArray<SentSlip> }>

const row = (name: string, found: ReadonlyArray<PasteVerdict>) =>
  [
    name.padEnd(20),
    ...pasteVerdicts.map((verdict) => String(found.filter((one) => one === verdict).length).padStart(9)),
  ]
    .join("")
    .concat(String(found.length).padStart(9))

const share = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} of 100`

/** How messages are read, by family and in all, with every one that is misread. */
export const pastedSlips = (families: Families, answerTo: (text: string) => JudgedAnswer) => {
  const judged = families.map(({ family, slips }) => ({
    family,
    slips: slips.map((slip) => {
      const answer = answerTo(slip.text)
      return { slip, answer, verdict: judgePaste(slip, answer) }
    }),
  }))
  const every = judged.flatMap(({ slips }) => slips)
  const found = every.map(({ verdict }) => verdict)
  const read = found.filter((verdict) => verdict === "read").length
  const offered = found.filter((verdict) => verdict === "offered").length
  const misread = every.filter(({ verdict }) => verdict === "misread")
  const lines = [
    ["pasted slips".padEnd(20), ...[...pasteVerdicts, "in all"].map((title) => title.padStart(9))].join(""),
    ...judged.map(({ family, slips }) =>
      row(
        family,
        slips.map(({ verdict }) => verdict),
      ),
    ),
    row("all", found),
    `${share(read, found.length)} read, ${share(read + offered, found.length)} read or offered`,
    ...misread.map(
      ({ slip, answer }) =>
        `✘ ${JSON.stringify(slip.text)} means ${slip.lines.join(" / ")}, read ${answer.lines.map(({ bets }) => betsInShort(bets) || "nothing").join(" / ")}`,
    ),
  ]
  return { ok: misread.length === 0, text: lines.join("\n") }
}
