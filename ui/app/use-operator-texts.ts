import { privacyText, termsText } from "@fakham/adapters/browser/site"
import { useState } from "react"

/** Where the operator says all that it does with data. */
export const usePrivacyText = () => useState(privacyText)[0]

/** Where the operator says on which terms one plays. */
export const useTermsText = () => useState(termsText)[0]
