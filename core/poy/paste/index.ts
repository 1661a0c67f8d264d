export { type Pasted, type PastedLine, paste } from "./paste.ts"
export { print } from "./print.ts"
export type { Doubt, PasteSetting, PricedBet } from "./reading.ts"
