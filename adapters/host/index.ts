export { type Environment, type Fault, faultTable, type Read, readEnvironment } from "./environment.ts"
export { type Host, startFailure, startHost } from "./host.ts"
export { type HostSettings, origin, portNumber, readSettings } from "./settings.ts"
