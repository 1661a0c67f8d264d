import type { Satang } from "../../../money/satang.ts"
import type { Bet } from "../../line.ts"
import type { Option } from "../../options/option.ts"
import type { SentSlip } from "./slip.ts"

type Bets = ReadonlyArray<Bet & { readonly price: Satang }>

/** What is judged of an answer: the bets of its lines, and its questions with the bets that each offers. */
export type JudgedAnswer = {
  readonly lines: ReadonlyArray<{ readonly at: number; readonly bets: Bets }>
  readonly questions: ReadonlyArray<{
    readonly at: number
    readonly lines: ReadonlyArray<number>
    readonly interpretations: ReadonlyArray<Bets>
  }>
}

/** From the worst on: bets that nobody meant, nothing of what is meant, what is meant among the interpretations, just that. */
export const pasteVerdicts = ["misread", "refused", "offered", "read"] as const
export type PasteVerdict = (typeof pasteVerdicts)[number]

/** Options as the table of messages calls them. */
export const shortNames: Readonly<Record<Option, string>> = {
  teng_bon_3: "3บน",
  tode_3: "โต๊ด",
  teng_bon_nha_3: "3หน้า",
  teng_lang_3: "3ล่าง",
  teng_bon_2: "2บน",
  teng_lang_2: "2ล่าง",
  teng_bon_1: "วิ่งบน",
  teng_lang_1: "วิ่งล่าง",
}

/** Bets in the short names of slips, in an order of their own, so that the same bets are the same text. */
const written = (bets: ReadonlyArray<string>): string => bets.toSorted().join(", ")
export const betsInShort = (bets: Bets): string =>
  written(bets.map(({ option, number, price }) => `${shortNames[option]} ${number}=${price / 100}`))

/** Lines with one meaning together: a line that is plain, or a question with the lines that hang on it. */
type Meaning = {
  readonly asked: boolean
  readonly interpretations: ReadonlyArray<string>
  readonly lines: ReadonlyArray<number>
}

const withoutBets: ReadonlySet<string> = new Set(["heading", "price", "ignored", "notRead"])
export const inOrder = (bets: string) => written(bets.split(", "))

const meaningsOf = (slip: SentSlip): ReadonlyArray<Meaning> => {
  const meanings: Array<Meaning> = []
  for (const [at, meant] of slip.lines.entries()) {
    const asking = meanings.findLastIndex(({ asked }) => asked)
    const above = meanings[asking]
    if (meant === "?" && above !== undefined) meanings[asking] = { ...above, lines: [...above.lines, at] }
    else if (meant.startsWith("?")) {
      const interpretations = meant
        .slice(1)
        .split("|")
        .flatMap((bets) => (bets.trim() === "" ? [] : [inOrder(bets.trim())]))
      meanings.push({ asked: true, interpretations, lines: [at] })
    } else meanings.push({ asked: false, interpretations: [withoutBets.has(meant) ? "" : inOrder(meant)], lines: [at] })
  }
  return meanings
}

/** What a question has to offer: every interpretation of each meaning that it touches, together with those of the others. */
const together = (meanings: ReadonlyArray<Meaning>): ReadonlyArray<string> =>
  meanings.reduce<ReadonlyArray<string>>(
    (sums, { interpretations }) =>
      sums.flatMap((sum) =>
        interpretations.map((bets) =>
          written([sum, bets].filter((part) => part !== "").flatMap((part) => part.split(", "))),
        ),
      ),
    [""],
  )

/** How an answer does by what its writer meant; one line that is misread makes the message misread. */
export const judgePaste = (slip: SentSlip, { lines, questions }: JudgedAnswer): PasteVerdict => {
  const meanings = meaningsOf(slip)
  const asks = questions.map((question) => {
    const at = new Set([question.at, ...question.lines].map((line) => lines.findIndex((one) => one.at === line)))
    const touched = meanings.filter((meaning) => meaning.lines.some((line) => at.has(line)))
    const interpretations = new Set(question.interpretations.map(betsInShort))
    return { touched, offers: together(touched).every((bets) => bets === "" || interpretations.has(bets)) }
  })
  const verdictOn = (meaning: Meaning): PasteVerdict => {
    const plain = betsInShort(meaning.lines.flatMap((line) => lines[line]?.bets ?? []))
    if (plain !== "") return !meaning.asked && plain === meaning.interpretations[0] ? "read" : "misread"
    const asking = asks.filter(({ touched }) => touched.includes(meaning))
    if (asking.length === 0) return meaning.interpretations[0] === "" ? "read" : "refused"
    return asking.every(({ offers }) => offers) ? "offered" : "refused"
  }
  const found = new Set(meanings.map(verdictOn))
  return pasteVerdicts.find((verdict) => found.has(verdict)) ?? "read"
}
