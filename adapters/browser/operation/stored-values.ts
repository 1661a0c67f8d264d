import { satang } from "@fakham/core/money"
import * as v from "valibot"

/** What intents of several rooms are stored with. */
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const StoredMoney = v.pipe(Count, v.transform(satang))
export const Name = v.pipe(v.string(), v.minLength(1))
