import type { ShotRefusal } from "@fakham/core/ying"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Notice } from "../../parts/notices/notice.tsx"
import { SaidNote } from "../../parts/notices/said.tsx"
import type { YingActors } from "./use-ying.ts"

/** What came of the last shot: shown where it needs the player, and always said once to a screen reader. */
export const ShotNewsLine = ({ ying: { shooting } }: { readonly ying: YingActors }) => {
  const state = useSelector(shooting, ({ value }) => value)
  const refusal = useSelector(shooting, ({ context }) => context.refusal)
  const said = useSelector(shooting, ({ context }) => context.said)
  const newest = useSelector(shooting, ({ context }) => context.fired[0]?.number)
  const aimed = useSelector(shooting, ({ context }) => context.aim?.number)
  return (
    <>
      <div aria-live="polite">
        {state === "awaitingAnswer" ? (
          <Notice tone="bad">
            <Trans>
              No reply for {aimed}. It may have counted, so check the list first. Sent again, it still counts once.
            </Trans>
          </Notice>
        ) : refusal !== undefined && state !== "sending" ? (
          <Notice tone="bad">
            <RefusalText refusal={refusal} />
            <SaidNote said={said} />
          </Notice>
        ) : null}
      </div>
      <output className="vh">
        {state === "coolingDown" && newest !== undefined && refusal === undefined ? (
          <Trans>{newest} sent. You can shoot again in 10 seconds.</Trans>
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
      return <Trans>Shooting isn't open yet. This number wasn't sent.</Trans>
    case "tooSoon":
      return <Trans>Wait 10 seconds between shots (all your devices). This number wasn't sent.</Trans>
    case "windowClosed":
      return <Trans>Shooting is closed. This number wasn't sent.</Trans>
    case "malformed":
      return <Trans>Not sent. A shot must be exactly 5 digits.</Trans>
    case "playLimit":
      return <Trans>You're on a break, so this number wasn't sent.</Trans>
    case "other":
      return <Trans>Not accepted. This number wasn't sent.</Trans>
  }
}
