export { flowNames, playFlow } from "./flows/flows.ts"
export { makeUpFrom } from "./quiet.ts"
