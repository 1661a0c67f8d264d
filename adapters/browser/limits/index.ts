export { playingSince } from "./playing-since.ts"
