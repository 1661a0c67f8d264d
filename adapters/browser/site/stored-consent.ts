import { type Purpose, StoredConsent } from "@fakham/core/site"
import { Effect, Layer } from "effect"
import * as v from "valibot"
import { forgetVisitor } from "../identity/stored-visitor.ts"
import { readStored, writeStored } from "../stored-json.ts"
import { forgetClientId } from "./stored-client-id.ts"

const name = "fakham.consent"
const Stored = v.object({ v: v.literal(1), statistics: v.boolean(), device: v.boolean() })

const recalled = () => {
  const stored = readStored(name, Stored)
  return stored && { statistics: stored.statistics, device: stored.device }
}

/** Answers `StoredConsent` from the browser's storage; a device that may not be known any more, or counted, is forgotten at once. */
export const storedConsent = () =>
  Layer.succeed(StoredConsent, {
    recall: () => Effect.sync(recalled),
    remember: (consent) =>
      Effect.sync(() => {
        writeStored(name, { v: 1, ...consent })
        if (!consent.device) forgetVisitor()
        if (!consent.statistics) forgetClientId()
      }),
  })

/** Whether the visitor has agreed to it, as of now. */
export const isAgreedTo = (purpose: Purpose): boolean => recalled()?.[purpose] ?? false
