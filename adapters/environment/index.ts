export { BoundedMap } from "./bounded-map.ts"
export { type About, about, type DescribedVariable, describedVariables } from "./described.ts"
export { isWritten, type LogLevel, logLevels, uuidInLog } from "./log.ts"
export { mostConnections } from "./open-files.ts"
