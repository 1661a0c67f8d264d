import type { ClaimRefused } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { AchievementsActor } from "../../../composition/use-achievements.ts"
import { check } from "../../../parts/controls/icon.tsx"
import { moneyText } from "../../../parts/money/money-text.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { Said } from "../../../parts/notices/said.tsx"
import { ErrandOpen } from "../page/errand-open.tsx"

/** What became of the reward that was claimed last. */
export const ClaimNews = ({ actor }: { readonly actor: AchievementsActor }) => {
  const { paid, refusal } = useSelector(actor, ({ context }) => context)
  const errand = useSelector(actor, ({ children }) => children.errand)
  const amount = paid && moneyText(paid.reward)
  return (
    <>
      <ErrandOpen
        errand={errand}
        unknown={<Trans>No answer came. It is asked for again; a reward is paid once.</Trans>}
        untraceable={
          <Trans>
            No answer came, and nobody can tell now whether the reward was paid. Your balance shows it; a reward is paid
            once.
          </Trans>
        }
        again={<Trans>Claim it again</Trans>}
        leave={<Trans>Don't send</Trans>}
      />
      {amount === undefined ? null : (
        <output>
          <Notice icon={check}>
            <Trans>{amount} baht went to your wallet.</Trans>
          </Notice>
        </output>
      )}
      {refusal === undefined ? null : (
        <div role="alert">
          <Notice tone="bad">
            <RefusalText reason={refusal.reason} />
            <Said said={refusal.said} />
          </Notice>
        </div>
      )}
    </>
  )
}

const RefusalText = ({ reason }: { readonly reason: ClaimRefused["reason"] }) => {
  switch (reason) {
    case "alreadyClaimed":
      return <Trans>This reward was paid before. Each is paid once.</Trans>
    case "notReached":
      return <Trans>This is not reached yet. Nothing was paid.</Trans>
    case "noSuchAchievement":
      return <Trans>Your operator does not have this achievement any more. Nothing was paid.</Trans>
    case "notOffered":
      return <Trans>Your operator does not pay rewards here. Nothing was paid.</Trans>
    case "other":
      return <Trans>This reward was not paid. Ask the team, please.</Trans>
  }
}
