import { findPrograms } from "@fakham/stand-in/testing/processes"

export type DatabaseKind = "sqlite" | "postgres"

/** Whether journeys can be driven over PostgreSQL on this machine, beside SQLite. */
export const hasPostgres = findPrograms() !== undefined

if (!hasPostgres && process.env["E2E_MATRIX"] === "full")
  console.log("PostgreSQL is not installed here: the journeys over it are left out.")
