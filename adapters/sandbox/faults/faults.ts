import { randomUUID } from "node:crypto"
import * as v from "valibot"

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1)
const delayMs = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120_000))

/** Which calls a fault meets: one path, or all below one when it ends in a star. */
const aim = {
  method: v.optional(v.picklist(["GET", "POST"])),
  path: v.pipe(v.string(), v.regex(/^\/(api|poy-api)\/[\w.*/-]*$/)),
  count,
}

/** What can be made to go wrong. `afterwards-cut` does the work and loses the answer. */
export const faultOrder = v.variant("kind", [
  v.object({ ...aim, kind: v.literal("delay"), delayMs }),
  v.object({
    ...aim,
    kind: v.literal("status"),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    code: v.optional(v.pipe(v.string(), v.maxLength(64)), "defaultError"),
  }),
  v.object({ ...aim, kind: v.picklist(["cut", "malformed", "afterwards-cut"]) }),
])

export type PlannedFault = v.InferOutput<typeof faultOrder> & { readonly id: string }

/** The faults that still wait for their calls, in this process only. */
export type Faults = {
  readonly waiting: () => ReadonlyArray<PlannedFault>
  readonly add: (order: v.InferOutput<typeof faultOrder>) => PlannedFault
  readonly clear: (id?: string) => void
  /** The first fault that meets a call; it is used up once. */
  readonly meet: (method: string, path: string) => PlannedFault | undefined
}

export const makeFaults = (): Faults => {
  let faults: ReadonlyArray<PlannedFault> = []
  return {
    waiting: () => faults,
    add: (order) => {
      const fault = { ...order, id: randomUUID() }
      faults = [...faults, fault]
      return fault
    },
    clear: (id) => {
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id)
    },
    meet: (method, path) => {
      const met = faults.find((fault) => meets(fault, method, path))
      if (met === undefined) return undefined
      faults = faults
        .map((fault) => (fault === met ? { ...fault, count: fault.count - 1 } : fault))
        .filter((fault) => fault.count > 0)
      return met
    },
  }
}

const meets = (fault: PlannedFault, method: string, path: string) =>
  (fault.method === undefined || fault.method === method) &&
  (fault.path.endsWith("*") ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path)
