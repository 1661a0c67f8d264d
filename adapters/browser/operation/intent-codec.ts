import type { Intent } from "@fakham/core/operation"
import * as v from "valibot"
import { base64 } from "../../operator/data-address.ts"
import { parsedJson } from "../json-text.ts"

/** An intent as it is stored, and whether its purpose is reached for good. */
export type StoredIntent = { readonly intent: Intent; readonly isOver: boolean }

/** How what intents of one kind mean is stored: what may stand there, and how it is written where not as it is. */
export type StoredKind<Meant = unknown> = {
  readonly shape: v.GenericSchema<unknown, Meant>
  readonly shortened?: (meant: unknown) => unknown
}

/** Texts of another make are not understood. */
const make = 2

const Envelope = v.object({
  make: v.literal(make),
  isOver: v.boolean(),
  intent: v.object({
    key: v.pipe(v.string(), v.minLength(1)),
    purpose: v.pipe(v.string(), v.minLength(1)),
    meant: v.unknown(),
    madeAt: v.number(),
    sentAt: v.number(),
    isByOperator: v.boolean(),
  }),
})

const OfKind = v.object({ kind: v.string() })

/** Writes intents of these kinds as texts that a browser can store, and reads them back. */
export const intentCodec = (kinds: Readonly<Record<string, StoredKind>>) => {
  const kindOf = (meant: unknown): StoredKind | undefined =>
    v.is(OfKind, meant) && Object.hasOwn(kinds, meant.kind) ? kinds[meant.kind] : undefined
  return {
    textOf: ({ intent, isOver }: StoredIntent): string => {
      const { shortened = (meant: unknown) => meant } = kindOf(intent.meant) ?? {}
      return JSON.stringify(
        { make, isOver, intent: { ...intent, meant: shortened(intent.meant) } },
        (_, value: unknown) => (value instanceof Uint8Array ? base64(value) : value),
      )
    },
    /** Anything may stand there; a kind that is not among these is not read. */
    ofText: (text: string): StoredIntent | undefined => {
      const read = v.safeParse(Envelope, parsedJson(text))
      if (!read.success) return undefined
      const { intent, isOver } = read.output
      const kind = kindOf(intent.meant)
      if (kind === undefined) return undefined
      const meant = v.safeParse(kind.shape, intent.meant)
      return meant.success ? { intent: { ...intent, meant: meant.output }, isOver } : undefined
    },
  }
}
export type IntentCodec = ReturnType<typeof intentCodec>

/** Whether a stored text speaks of a purpose that is reached for good, whatever flow it is of. */
export const isOverText = (text: string): boolean => {
  const read = v.safeParse(Envelope, parsedJson(text))
  return read.success && read.output.isOver
}
