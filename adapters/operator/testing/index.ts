export { clientAt } from "./asking.ts"
export { listening } from "./listening.ts"
