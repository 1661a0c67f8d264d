export { type Environment, faultTable, type Read, type VariableFault } from "./environment.ts"
export { type Host, startFailure, startHost } from "./host.ts"
export { type HostSettings, readHostSettings } from "./settings.ts"
export { hostVariables } from "./variables.ts"
