export { httpPlacedPoys } from "./http-placed-poys.ts"
export { httpPoys } from "./http-poys.ts"
export { type PlainPoy, plainPoys } from "./plain-poys.ts"
