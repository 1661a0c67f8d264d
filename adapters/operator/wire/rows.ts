import * as v from "valibot"
import { maybe } from "./maybe.ts"

/** Named, so that the types of calls that hold lists can be written down. */
export interface WireRows<S extends v.GenericSchema>
  extends v.GenericSchema<
    Array<v.InferInput<S> | null | undefined> | null | undefined,
    Array<NonNullable<v.InferOutput<S>>>
  > {}

/** The same of a list that has to be there. */
export interface RequiredRows<S extends v.GenericSchema>
  extends v.GenericSchema<Array<v.InferInput<S> | null | undefined>, Array<NonNullable<v.InferOutput<S>>>> {}

/** How many rows of a list could not be read. */
const lost = new WeakMap<object, number>()

const readable = <Row>(all: ReadonlyArray<Row>): Array<NonNullable<Row>> => {
  const read = all.flatMap((one) => one ?? [])
  lost.set(read, all.length - read.length)
  return read
}

/** A list without the rows of it that cannot be read; none where there is no list. */
/* @__NO_SIDE_EFFECTS__ */
export const rows = <S extends v.GenericSchema>(row: S): WireRows<S> =>
  v.pipe(
    v.nullish(v.array(maybe(row)), []),
    v.transform((all): Array<NonNullable<v.InferOutput<S>>> => readable(all ?? [])),
  )

/** The same of a list that has to be there: one that is not told is not one without rows. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredRows = <S extends v.GenericSchema>(row: S): RequiredRows<S> =>
  v.pipe(
    v.array(maybe(row)),
    v.transform((all): Array<NonNullable<v.InferOutput<S>>> => readable(all)),
  )

/** How many rows were lost of all lists in what was read. */
export const rowsLost = (read: unknown): number => {
  if (typeof read !== "object" || read === null) return 0
  let sum = lost.get(read) ?? 0
  for (const part of Object.values(read)) if (typeof part === "object") sum += rowsLost(part)
  return sum
}
