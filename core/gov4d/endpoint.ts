import { type Gov4dVariant, isGov4dVariant } from "../lotto/group/bet-type.ts"

/** How the operator names the four-digit lotteries: a slip is sent to another address for each. */
export const gov4dBetNames: Readonly<Record<Gov4dVariant, string>> = {
  hanoy: "hanoy",
  lao: "laos",
  laoSuper: "laos super",
  malay: "malay",
}

const endpoints = {
  hanoy: "lotteries.hanoy.create",
  lao: "lotteries.lao.create",
  laoSuper: "lotteries.lao-super.create",
  malay: "lotteries.malay.create",
} as const satisfies Readonly<Record<Gov4dVariant, string>>
export type Gov4dEndpoint = (typeof endpoints)[Gov4dVariant]

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ")

/** Which lottery a bet name means; the bet type itself is understood as well. */
export const variantOfBetName = (betName: string): Gov4dVariant | undefined => {
  if (isGov4dVariant(betName)) return betName
  const named = Object.entries(gov4dBetNames).find(([, name]) => name === plain(betName))?.[0]
  return named !== undefined && isGov4dVariant(named) ? named : undefined
}

/** Where a slip of sets is created, chosen by bet name; nothing for a name that is none of the four. */
export const createEndpoint = (betName: string): Gov4dEndpoint | undefined => {
  const variant = variantOfBetName(betName)
  return variant && endpoints[variant]
}
