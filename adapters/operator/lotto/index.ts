export { httpPastResults } from "./http-results.ts"
export { httpRounds } from "./http-rounds.ts"
export { plainRound, plainRounds } from "./plain-rounds.ts"
