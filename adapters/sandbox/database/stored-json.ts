import type { Satang } from "@fakham/core"
import { satang } from "@fakham/core/money"
import * as v from "valibot"

/** Reads and writes a column of JSON by its shape; a text that does not fit was never written by this program. */
export const storedJson = <Shape extends v.GenericSchema>(shape: Shape) => ({
  read: (text: string): v.InferOutput<Shape> => v.parse(shape, JSON.parse(text)),
  write: (value: Unchanging<v.InferInput<Shape>>): string => JSON.stringify(value),
})

type Unchanging<T> =
  T extends ReadonlyArray<infer Item>
    ? ReadonlyArray<Unchanging<Item>>
    : T extends object
      ? { readonly [Key in keyof T]: Unchanging<T[Key]> }
      : T

/** An amount as it is stored: whole satang. */
export const StoredSatang: v.GenericSchema<number, Satang> = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((amount) => satang(amount)),
)
