import { askedPurposes } from "@fakham/adapters/browser/site"

/** Whether anything of this site needs a visitor's yes at all; without it the question is not even fetched. */
export const isConsentAsked = (): boolean => askedPurposes().length > 0
