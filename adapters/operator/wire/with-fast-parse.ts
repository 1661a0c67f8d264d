import type * as v from "valibot"

/** The same schema, which looks only at what a reader written by hand does not understand. */
/* @__NO_SIDE_EFFECTS__ */
export const withFastParse = <S extends v.GenericSchema>(
  schema: S,
  read: (value: unknown) => v.InferOutput<S> | undefined,
): S => ({
  ...schema,
  "~run": (dataset, config) => {
    const value = read(dataset.value)
    return value === undefined ? schema["~run"](dataset, config) : { typed: true, value }
  },
})
