import * as v from "valibot"
import { maybe } from "./maybe.ts"

/** Named, so that the types of calls that hold lists can be written down. */
export interface WireRows<S extends v.GenericSchema>
  extends v.GenericSchema<
    Array<v.InferInput<S> | null | undefined> | null | undefined,
    Array<NonNullable<v.InferOutput<S>>>
  > {}

/** The same of a list that has to be there. */
export interface ToldRows<S extends v.GenericSchema>
  extends v.GenericSchema<Array<v.InferInput<S> | null | undefined>, Array<NonNullable<v.InferOutput<S>>>> {}

/** How many rows of a list could not be read. */
const lost = new WeakMap<object, number>()

const readable = <Row>(told: ReadonlyArray<Row>): Array<NonNullable<Row>> => {
  const read = told.flatMap((one) => one ?? [])
  lost.set(read, told.length - read.length)
  return read
}

/** A list without the rows of it that cannot be read; none where there is no list. */
/* @__NO_SIDE_EFFECTS__ */
export const rows = <S extends v.GenericSchema>(row: S): WireRows<S> =>
  v.pipe(
    v.nullish(v.array(maybe(row)), []),
    v.transform((told): Array<NonNullable<v.InferOutput<S>>> => readable(told ?? [])),
  )

/** The same of a list that has to be there: one that is not told is not one without rows. */
/* @__NO_SIDE_EFFECTS__ */
export const toldRows = <S extends v.GenericSchema>(row: S): ToldRows<S> =>
  v.pipe(
    v.array(maybe(row)),
    v.transform((told): Array<NonNullable<v.InferOutput<S>>> => readable(told)),
  )

/** How many rows were lost of all lists in what was read. */
export const rowsLost = (read: unknown): number => {
  if (typeof read !== "object" || read === null) return 0
  let sum = lost.get(read) ?? 0
  for (const part of Object.values(read)) if (typeof part === "object") sum += rowsLost(part)
  return sum
}
