import type { Intent } from "@fakham/core/operation"
import * as v from "valibot"
import { base64 } from "../../operator/data-address.ts"
import { parsedJson } from "../json-text.ts"

/** An intent as it is stored, and whether its purpose is reached for good. */
export type StoredIntent = { readonly intent: Intent; readonly isOver: boolean }

/** How commands of one kind are stored: what may stand there, and how it is written where not as it is. */
export type StoredKind<Command = unknown> = {
  readonly shape: v.GenericSchema<unknown, Command>
  readonly shortened?: (command: unknown) => unknown
}

/** Texts of another make are not understood; in texts a command is called `meant`. */
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
  const kindOf = (command: unknown): StoredKind | undefined =>
    v.is(OfKind, command) && Object.hasOwn(kinds, command.kind) ? kinds[command.kind] : undefined
  return {
    textOf: ({ intent, isOver }: StoredIntent): string => {
      const { key, purpose, command, madeAt, sentAt, isByOperator } = intent
      const { shortened = (whole: unknown) => whole } = kindOf(command) ?? {}
      return JSON.stringify(
        { make, isOver, intent: { key, purpose, meant: shortened(command), madeAt, sentAt, isByOperator } },
        (_, value: unknown) => (value instanceof Uint8Array ? base64(value) : value),
      )
    },
    /** Anything may stand there; a kind that is not among these is not read. */
    ofText: (text: string): StoredIntent | undefined => {
      const read = v.safeParse(Envelope, parsedJson(text))
      if (!read.success) return undefined
      const { meant, ...intent } = read.output.intent
      const kind = kindOf(meant)
      if (kind === undefined) return undefined
      const command = v.safeParse(kind.shape, meant)
      return command.success
        ? { intent: { ...intent, command: command.output }, isOver: read.output.isOver }
        : undefined
    },
  }
}
export type IntentCodec = ReturnType<typeof intentCodec>

/** Whether a stored text speaks of a purpose that is reached for good, whatever flow it is of. */
export const isOverText = (text: string): boolean => {
  const read = v.safeParse(Envelope, parsedJson(text))
  return read.success && read.output.isOver
}
