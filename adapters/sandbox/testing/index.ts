export { operatorOn, type Shelf, shelves } from "./operator.ts"
export { findPrograms } from "./postgres-programs.ts"
export { rawRate } from "./raw-rate.ts"
export { startThrowAwayPostgres, type ThrowAwayPostgres } from "./throw-away-postgres.ts"
