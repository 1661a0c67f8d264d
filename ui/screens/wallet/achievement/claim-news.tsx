import { moneyText } from "@fakham/core/money"
import type { ClaimRefused } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { checkIcon } from "../../../parts/icons/icon.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SaidNote } from "../../../parts/notices/said.tsx"
import { OperationPending } from "../../page/layout/operation-pending.tsx"
import type { AchievementsActor } from "./achievements-actor.ts"

/** What became of the reward that was claimed last. */
export const ClaimNews = ({ actor }: { readonly actor: AchievementsActor }) => {
  const { paid, refusal } = useSelector(actor, ({ context }) => context)
  const operation = useSelector(actor, ({ children }) => children.operation)
  const amount = paid && moneyText(paid.reward)
  return (
    <>
      <OperationPending
        operation={operation}
        unknown={<Trans>No reply. Checking again. A reward is paid once.</Trans>}
        unverifiable={
          <Trans>
            No reply, so we can't tell yet whether the reward was paid. Check your balance. A reward is paid once.
          </Trans>
        }
        again={<Trans>Claim again</Trans>}
        leave={<Trans>Don't send</Trans>}
      />
      {amount === undefined ? null : (
        <output>
          <Notice icon={checkIcon}>
            <Trans>{amount} baht added to your wallet.</Trans>
          </Notice>
        </output>
      )}
      {refusal === undefined ? null : (
        <div role="alert">
          <Notice tone="bad">
            <RefusalText reason={refusal.reason} />
            <SaidNote said={refusal.said} />
          </Notice>
        </div>
      )}
    </>
  )
}

const RefusalText = ({ reason }: { readonly reason: ClaimRefused["reason"] }) => {
  switch (reason) {
    case "alreadyClaimed":
      return <Trans>This reward was already paid.</Trans>
    case "notReached":
      return <Trans>Not completed yet, so nothing was paid.</Trans>
    case "noSuchAchievement":
      return <Trans>This achievement is no longer offered. Nothing was paid.</Trans>
    case "notOffered":
      return <Trans>Rewards aren't available on this site. Nothing was paid.</Trans>
    case "other":
      return <Trans>This reward wasn't paid. Please contact support.</Trans>
  }
}
