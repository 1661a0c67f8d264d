export { type FastParsedPoy, fastParsePoys } from "./fast-parse-poys.ts"
export { httpOrderDesk } from "./http-order-desk.ts"
export { httpPoyArchive } from "./http-poy-archive.ts"
