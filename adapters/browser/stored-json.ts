import * as v from "valibot"
import { parsedJson } from "./json-text.ts"

/** What a browser stores under a name, of the shape of one version; anything else that is found there is nothing. */
export const readStored = <Shape extends v.GenericSchema>(
  name: string,
  shape: Shape,
): v.InferOutput<Shape> | undefined => {
  try {
    const stored = v.safeParse(shape, parsedJson(localStorage.getItem(name)))
    return stored.success ? stored.output : undefined
  } catch {
    return undefined
  }
}

/** Whether the browser stores it. */
export const writeStored = (name: string, value: unknown): boolean => {
  try {
    localStorage.setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
