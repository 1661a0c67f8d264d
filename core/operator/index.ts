export { makeConnection } from "./connection.machine.ts"
export { type ConnectionNews, Connectivity } from "./connectivity.ts"
export { Unauthorized, Unreachable } from "./failures.ts"
export { makeReading } from "./reading.machine.ts"
