import type { Locale } from "@fakham/core/language"
import { type BetGroup, type Gov4dVariant, isGov4dVariant } from "@fakham/core/lotto"
import { nameOf } from "../lotto/names.ts"

export type Named = { readonly betGroup: BetGroup; readonly betType: string; readonly sequence: number }

type Names = {
  readonly gov: string
  readonly yeekee: string
  readonly yeekee5min: string
  readonly pingpong: string
  readonly round: string
  readonly sets: Readonly<Record<Gov4dVariant, string>>
}

const names: Readonly<Record<Exclude<Locale, "th">, Names>> = {
  en: {
    gov: "Government lottery",
    yeekee: "Yeekee",
    yeekee5min: "5-minute Yeekee",
    pingpong: "Ping pong",
    round: "round",
    sets: { hanoy: "Hanoi set", lao: "Lao set", laoSuper: "Lao Super set", malay: "Malay set" },
  },
  kh: {
    gov: "ឆ្នោតរដ្ឋាភិបាល",
    yeekee: "យីគី",
    yeekee5min: "យីគី 5 នាទី",
    pingpong: "ប៉ីងប៉ុង",
    round: "ជុំទី",
    sets: { hanoy: "ឈុតហាណូយ", lao: "ឈុតឡាវ", laoSuper: "ឈុតឡាវស៊ូពែរ", malay: "ឈុតម៉ាឡេស៊ី" },
  },
  mm: {
    gov: "အစိုးရထီ",
    yeekee: "ယီကီး",
    yeekee5min: "ယီကီး 5 မိနစ်",
    pingpong: "ပင်ပေါင်",
    round: "ပွဲ",
    sets: { hanoy: "ဟနွိုင်း တွဲ", lao: "လာအို တွဲ", laoSuper: "လာအိုစူပါ တွဲ", malay: "မလေး တွဲ" },
  },
}

/** What players call a round in their language; markets go by the operator's own names. */
export const roundName = (round: Named, locale: Locale): string => {
  const { betGroup, betType, sequence } = round
  if (locale === "th" || betGroup === "stock") return nameOf(round)
  const of = names[locale]
  if (isGov4dVariant(betType)) return of.sets[betType]
  if (betGroup === "gov" || betGroup === "gov4d") return of.gov
  return `${of[betGroup]} ${of.round} ${sequence}`
}
