export { type Environment, type Fault, faultTable, type Read } from "./environment.ts"
export { type Host, startFailure, startHost } from "./host.ts"
export { type HostSettings, readSettings } from "./settings.ts"
