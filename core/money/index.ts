export { type AmountFault, bahtOfSatang, type MoneyFault, satangOfBaht, typedAmount } from "./baht.ts"
export { isClosed, multiplyOfRate, type Rate, type RateFault, rateOfMultiply } from "./rate.ts"
export {
  baht,
  hundredthsOf,
  leastOf,
  minus,
  nothing,
  plus,
  type Satang,
  satang,
  times,
  total,
  winnings,
} from "./satang.ts"
export { currency, moneyText, type ShownMoney, type Signs, shortMoneyText, shownMoney } from "./shown.ts"
