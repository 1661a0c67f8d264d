import type { Option } from "../option.ts"
import type { Slip } from "../slip.ts"

const headings: Readonly<Record<Option, string>> = {
  teng_bon_3: "สามตัวบน",
  tode_3: "โต๊ด",
  teng_bon_nha_3: "สามตัวหน้า",
  teng_lang_3: "สามตัวล่าง",
  teng_bon_2: "สองตัวบน",
  teng_lang_2: "สองตัวล่าง",
  teng_bon_1: "วิ่งบน",
  teng_lang_1: "วิ่งล่าง",
}

/** The slip in the notation that `paste` reads: a heading for each option, then one number and its price a line. */
export const print = ({ entries, prices }: Slip): string => {
  const lines: Array<string> = []
  let last: Option | undefined
  for (const { option, number, ref } of entries) {
    if (option !== last) lines.push(headings[option])
    last = option
    lines.push(`${number}=${(prices[ref] ?? 0) / 100}`)
  }
  return lines.join("\n")
}
