import { satang } from "@fakham/core/money"
import * as v from "valibot"

/** How commands of one kind are stored: what may stand there, and how it is written where not as it is. */
export type StoredKind<Command = unknown> = {
  readonly shape: v.GenericSchema<unknown, Command>
  readonly shortened?: (command: unknown) => unknown
}

/** What intents of several rooms are stored with. */
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const StoredMoney = v.pipe(Count, v.transform(satang))
export const Name = v.pipe(v.string(), v.minLength(1))
