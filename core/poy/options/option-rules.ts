import type { Option } from "./option.ts"

export type OptionRules = {
  /** The drawn number that it bets on. */
  readonly winsOn: "top3" | "top2" | "bottom2" | "front3" | "back3"
  /** How many of a million equally likely draws pay. */
  readonly hits: number
  /** Its heading in a slip that is written as text. */
  readonly heading: string
  /** The words of a pasted slip that mean it; the first option of so many digits is meant without a word too. */
  readonly said: ReadonlyArray<"top" | "bottom" | "front" | "back" | "tode">
}

/** Either of two drawn numbers of three digits hits in 1,999 of a million draws. */
export const optionRules: Readonly<Record<Option, OptionRules>> = {
  teng_bon_3: { winsOn: "top3", hits: 1_000, heading: "สามตัวบน", said: ["top"] },
  tode_3: { winsOn: "top3", hits: 1_000, heading: "โต๊ด", said: ["tode"] },
  teng_bon_nha_3: { winsOn: "front3", hits: 1_999, heading: "สามตัวหน้า", said: ["front"] },
  teng_lang_3: { winsOn: "back3", hits: 1_999, heading: "สามตัวล่าง", said: ["bottom", "back"] },
  teng_bon_2: { winsOn: "top2", hits: 10_000, heading: "สองตัวบน", said: ["top"] },
  teng_lang_2: { winsOn: "bottom2", hits: 10_000, heading: "สองตัวล่าง", said: ["bottom"] },
  teng_bon_1: { winsOn: "top3", hits: 271_000, heading: "วิ่งบน", said: ["top"] },
  teng_lang_1: { winsOn: "bottom2", hits: 190_000, heading: "วิ่งล่าง", said: ["bottom"] },
}
