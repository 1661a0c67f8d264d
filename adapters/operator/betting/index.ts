export { httpBetTerms, httpPopularNumbers } from "./http-bet-terms.ts"
export { httpNumberSets } from "./http-number-sets.ts"
