import { shortMoneyText } from "@fakham/core/money"
import type { Option } from "@fakham/core/poy"
import type { Interpretation, PasteQuestion } from "@fakham/core/poy/paste"
import type { MessageDescriptor } from "@lingui/core"
import { msg, plural } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"
import { useBetTypeName } from "../../../../../words/bet-type-name.ts"
import { hasOnePrice, type PastedGroup, pastedGroups } from "./bet-groups.ts"

const top = msg`top`
const bottom = msg`bottom`

const sides: Readonly<Record<Option, MessageDescriptor>> = {
  teng_bon_3: top,
  tode_3: msg`any order`,
  teng_bon_nha_3: msg`front`,
  teng_lang_3: bottom,
  teng_bon_2: top,
  teng_lang_2: bottom,
  teng_bon_1: msg`run top`,
  teng_lang_1: msg`run bottom`,
}

const named = 4

/** Names as one phrase: "12, 34 and 56". */
export const useJoined = (): ((names: ReadonlyArray<string>) => string) => {
  const { t } = useLingui()
  return (names) => {
    const start = names.slice(0, -1).join(", ")
    const end = names.at(-1) ?? ""
    return start === "" ? end : t`${start} and ${end}`
  }
}

/** The numbers of a group as one phrase, the first of them by name. */
const useNumbers = (): ((group: PastedGroup) => string) => {
  const { t } = useLingui()
  const joined = useJoined()
  return ({ numbers }) => {
    const more = numbers.length - named
    const few = numbers.slice(0, named).join(", ")
    return more > 0 ? t`${few} and ${more} more` : joined(numbers)
  }
}

/** A group with the side of every price: "12 and 34 top at 50 baht each, bottom at 20 baht each". */
export const useSidesOfGroup = (): ((group: PastedGroup) => string) => {
  const { t, i18n } = useLingui()
  const numbersOf = useNumbers()
  return (group) => {
    const priced = group.stakes.map(({ option, price }) => {
      const side = i18n._(sides[option])
      const amount = shortMoneyText(price)
      return group.numbers.length > 1 ? t`${side} at ${amount} baht each` : t`${side} at ${amount} baht`
    })
    return `${numbersOf(group)} ${priced.join(", ")}`
  }
}

/** What a group of bets means: "12 and 34 at 20 baht each". */
export const useGroupMeaning = (): ((group: PastedGroup) => string) => {
  const { t } = useLingui()
  const numbersOf = useNumbers()
  const sidesOf = useSidesOfGroup()
  return (group) => {
    if (!hasOnePrice(group)) return sidesOf(group)
    const numbers = numbersOf(group)
    const amount = group.stakes[0] === undefined ? "" : shortMoneyText(group.stakes[0].price)
    if (group.stakes.length > 1) return t`${numbers} at ${amount} baht per bet type`
    return group.numbers.length > 1 ? t`${numbers} at ${amount} baht each` : t`${numbers} at ${amount} baht`
  }
}

/** The bet types of a group: "2 top and 2 bottom". */
export const useGroupOptions = (): ((group: PastedGroup) => string) => {
  const name = useBetTypeName()
  const joined = useJoined()
  return ({ stakes }) => joined(stakes.map(({ option }) => name(option)))
}

/** The prices of each number of a group: "20", or "20 + 10". */
export const pricesText = ({ stakes }: PastedGroup): string =>
  stakes.map(({ price }) => shortMoneyText(price)).join(" + ")

/** Which side the bets of an interpretation are on: "top", "bottom", "top and bottom". */
export const useSide = (): ((interpretation: Interpretation) => string) => {
  const { t, i18n } = useLingui()
  return (interpretation) => {
    const on = new Set(interpretation.map(({ option }) => sides[option]))
    const areBoth = on.size === 2 && on.has(top) && on.has(bottom)
    return areBoth ? t`top and bottom` : [...on].map((side) => i18n._(side)).join(" ")
  }
}

/** What was picked for a question, in short. */
export const usePickMeaning = (): ((question: PasteQuestion, interpretation: Interpretation) => string) => {
  const { t } = useLingui()
  const sidesOf = useSidesOfGroup()
  const optionNames = useGroupOptions()
  return ({ about }, interpretation) =>
    pastedGroups([interpretation])
      .slice(0, named)
      .map((group) => {
        if (about === "meaning") return sidesOf(group)
        const names = optionNames(group)
        const count = group.numbers.length
        return t`${names}: ${plural(count, { one: "# number", other: "# numbers" })}`
      })
      .join(" · ")
}
