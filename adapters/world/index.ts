export { flowNames, playFlow } from "./flows.ts"
export { makeUpFrom } from "./quiet.ts"
