import type { SnapshotFrom } from "xstate"
import type { makeStatement } from "./statement.machine.ts"

/** Rows after those on show: there are none, or they can be had, are on their way, or could not be had. */
export type NextRows = "none" | "here" | "coming" | "stopped"

export const nextRowsOf = ({
  context: { data },
  value,
}: Pick<SnapshotFrom<ReturnType<typeof makeStatement<never>>>, "context" | "value">): NextRows => {
  if (data?.rows.next === undefined) return "none"
  if (value === "loadingMore") return "coming"
  return value === "moreFailed" || value === "failed" ? "stopped" : "here"
}
