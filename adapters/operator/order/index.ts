export { type FastParsedPoy, fastParsePoys } from "./fast-parse-poys.ts"
export { httpPlacedPoys } from "./http-placed-poys.ts"
export { httpPoys } from "./http-poys.ts"
