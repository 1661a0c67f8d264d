import { type Gov4dVariant, isGov4dVariant } from "../lotto/group/bet-type.ts"

/** How the operator names the four-digit lotteries: a slip is sent to another address for each. */
export const gov4dBetNames: Readonly<Record<Gov4dVariant, string>> = {
  hanoy: "hanoy",
  lao: "laos",
  laoSuper: "laos super",
  malay: "malay",
}

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
