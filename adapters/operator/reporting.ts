import type { Reported } from "@fakham/core"
import { Effect } from "effect"
import { rowsLost } from "./wire/index.ts"

/** Hands on what was read of a path; how many rows of its lists could not be is reported. */
export const reporting =
  ({ reported }: { readonly reported: Reported["Service"] }, { path }: { readonly path: string }) =>
  <Read>(read: Read): Read => {
    const rows = rowsLost(read)
    if (rows > 0) Effect.runFork(reported.report({ _tag: "RowsLost", path, rows }))
    return read
  }
