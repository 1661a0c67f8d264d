import { useActorRef, useSelector } from "@xstate/react"
import { Suspense } from "react"
import { pageParts, usePagePart } from "../../../app/page-parts.ts"
import { addSiteWords } from "../../../locales/site.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"

const ConsentSheet = lazyExtra(async () => {
  const [{ ConsentSheet: sheet }] = await Promise.all([import("./consent-sheet.lazy.tsx"), addSiteWords()])
  return sheet
})

/** Stands beside every page of a player until they have been asked once. */
export const FirstConsent = () => {
  const consent = useActorRef(usePagePart(pageParts.consent).consent)
  return useSelector(consent, (state) => state.matches("asking")) ? (
    <Suspense>
      <ConsentSheet consent={consent} />
    </Suspense>
  ) : null
}
