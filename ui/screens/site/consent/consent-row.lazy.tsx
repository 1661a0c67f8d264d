import { Trans } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { pageParts, usePagePart } from "../../../app/page-parts.ts"
import { lockIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { ConsentSheet } from "./consent-sheet.lazy.tsx"

/** The way back to what a player has agreed to. */
export const ConsentRow = () => {
  const consent = useActorRef(usePagePart(pageParts.consent).consent)
  const isAsking = useSelector(consent, (state) => state.matches("asking"))
  return (
    <>
      <button type="button" onClick={() => consent.send({ type: "question.opened" })}>
        <Icon of={lockIcon} size="s" />
        <b>
          <Trans>Your data</Trans>
        </b>
      </button>
      {isAsking ? <ConsentSheet consent={consent} /> : null}
    </>
  )
}
