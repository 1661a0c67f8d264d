import { findPrograms } from "@fakham/sandbox/testing"

export type DatabaseKind = "sqlite" | "postgres"

const programs = findPrograms()

if (programs === undefined) console.log("PostgreSQL is not installed here: the journeys over it are left out.")

/** The databases that a journey can be driven over on this machine. */
export const databases: ReadonlyArray<DatabaseKind> = programs === undefined ? ["sqlite"] : ["sqlite", "postgres"]
