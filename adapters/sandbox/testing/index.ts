export { findPrograms } from "./postgres-programs.ts"
export { startThrowAwayPostgres, type ThrowAwayPostgres } from "./throw-away-postgres.ts"
