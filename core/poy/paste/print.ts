import type { Option } from "../options/option.ts"
import { optionRules } from "../options/option-rules.ts"
import type { Slip } from "../slip.ts"

/** The slip in the notation that `paste` reads: a heading for each option, then one number and its price a line. */
export const print = ({ entries, prices }: Slip): string => {
  const lines: Array<string> = []
  let last: Option | undefined
  for (const { option, number, ref } of entries) {
    if (option !== last) lines.push(optionRules[option].heading)
    last = option
    lines.push(`${number}=${(prices[ref] ?? 0) / 100}`)
  }
  return lines.join("\n")
}
