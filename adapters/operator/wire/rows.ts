import * as v from "valibot"
import { maybe } from "./maybe.ts"

/** Named, so that the types of calls that hold lists can be written down. */
export interface Rows<S extends v.GenericSchema>
  extends v.GenericSchema<
    Array<v.InferInput<S> | null | undefined> | null | undefined,
    Array<NonNullable<v.InferOutput<S>>>
  > {}

/** How many rows of a list could not be read. */
export const lost = new WeakMap<object, number>()

/** A list without the rows of it that cannot be read; none where there is no list. */
/* @__NO_SIDE_EFFECTS__ */
export const rows = <S extends v.GenericSchema>(row: S): Rows<S> =>
  v.pipe(
    v.nullish(v.array(maybe(row)), []),
    v.transform((all): Array<NonNullable<v.InferOutput<S>>> => {
      const told = all ?? []
      const read = told.flatMap((one) => one ?? [])
      lost.set(read, told.length - read.length)
      return read
    }),
  )
