import * as v from "valibot"

/** What may be missing or null on the wire, and is undefined then. */
/* @__NO_SIDE_EFFECTS__ */
export const orNothing = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value): v.InferOutput<S> | undefined => value ?? undefined),
  )

/** What is not known where it is missing or null, of another type, or nothing that was ever heard of. */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(orNothing(schema), undefined)
