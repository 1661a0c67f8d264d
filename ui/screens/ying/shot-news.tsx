import type { ShotRefusal } from "@fakham/core/ying"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Notice } from "../../parts/notices/notice.tsx"
import { Said } from "../../parts/notices/said.tsx"
import type { Ying } from "./use-ying.ts"

/** What came of the last shot: shown where it needs the player, and always said once to a screen reader. */
export const ShotNews = ({ ying: { shooting } }: { readonly ying: Ying }) => {
  const state = useSelector(shooting, ({ value }) => value)
  const refusal = useSelector(shooting, ({ context }) => context.refusal)
  const said = useSelector(shooting, ({ context }) => context.said)
  const newest = useSelector(shooting, ({ context }) => context.fired[0]?.number)
  const aimed = useSelector(shooting, ({ context }) => context.aim?.number)
  return (
    <>
      <div aria-live="polite">
        {state === "unanswered" ? (
          <Notice tone="bad">
            <Trans>
              No answer came for {aimed}. It may have counted: look for it in the list. Sent again, it still counts only
              once.
            </Trans>
          </Notice>
        ) : refusal !== undefined && state !== "sending" ? (
          <Notice tone="bad">
            <RefusalText refusal={refusal} />
            <Said said={said} />
          </Notice>
        ) : null}
      </div>
      <output className="vh">
        {state === "coolingDown" && newest !== undefined && refusal === undefined ? (
          <Trans>{newest} was shot. The next shot is possible in 10 seconds.</Trans>
        ) : state === "ready" && newest !== undefined ? (
          <Trans>You can shoot again.</Trans>
        ) : null}
      </output>
    </>
  )
}

const RefusalText = ({ refusal }: { readonly refusal: ShotRefusal }) => {
  switch (refusal) {
    case "notYet":
      return <Trans>Shooting has not begun. Nothing was shot.</Trans>
    case "tooSoon":
      return <Trans>Ten seconds between two shots, on all your devices together. This one was not shot.</Trans>
    case "windowClosed":
      return <Trans>Shooting has ended. This one was not shot.</Trans>
    case "malformed":
      return <Trans>The number was not taken: it has to be five digits. Nothing was shot.</Trans>
    case "playLimit":
      return <Trans>You are taking a break from playing, so nothing was shot.</Trans>
    case "other":
      return <Trans>This number was not taken. Nothing was shot.</Trans>
  }
}
