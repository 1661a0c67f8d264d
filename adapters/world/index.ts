export { flowNames, playFlow } from "./flows.ts"
