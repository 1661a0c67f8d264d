import { askedPurposes, privacyText, storedConsent } from "@fakham/adapters/browser/site"
import { makeConsent } from "@fakham/core/site"
import { runtimeOf } from "../../page-actors.ts"

/** The question what data may be used for. */
export const part = () => ({
  consent: makeConsent(runtimeOf(storedConsent())),
  /** What this site needs a yes for. */
  asked: askedPurposes(),
  /** Where the operator says all that it does with data. */
  fullText: privacyText(),
})
