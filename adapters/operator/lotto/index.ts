export { fastParseRound, fastParseRounds } from "./fast-parse-rounds.ts"
export { httpPastResults } from "./http-results.ts"
export { httpRounds } from "./http-rounds.ts"
