export { handClock } from "./clock.ts"
export {
  browserThatHolds,
  operatorThatIsAway,
  operatorThatKnowsSomchai,
  somchai,
  somchaisRecord,
  somchaisSession,
} from "./identity.ts"
