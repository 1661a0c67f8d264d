import type { Call, Schema } from "./index.ts"
import * as wire from "./index.ts"

export type ListedCall = Call<Schema, Schema>

const isCall = (part: unknown): part is ListedCall =>
  typeof part === "object" && part !== null && "origin" in part && "path" in part

/** Every call of the wire, by its path. */
export const everyCall: ReadonlyArray<ListedCall> = Object.values<unknown>(wire)
  .filter(isCall)
  .toSorted((one, other) => (`${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1))
