import { useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { parts } from "../../../app/parts.ts"
import { useResourceOfFlow } from "../../../app/use-resource-of-flow.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { TwoColumns } from "../../../parts/chrome/two-columns.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { Income } from "./income.tsx"
import { InviteLink } from "./invite-link.tsx"
import type { MoveActor } from "./move-actor.ts"
import { MoveSheet } from "./move-sheet.tsx"
import { ToMove } from "./to-move.tsx"
import { AffiliateTotals } from "./totals.tsx"

/** The link that brings friends, what their bets bring in, and the way of that to the wallet. */
export const AffiliateScreen = () => {
  const { t } = useLingui()
  const referrals = usePart(parts.referrals)
  const move = useActorRef(referrals.move)
  const income = useResource(referrals.income)
  const summary = useSelector(move, ({ context }) => context.summary)
  usePageTitle(t`Invite friends`)
  return (
    <AccountPage title={t`Invite friends`} backTo="/profile" wide>
      <TwoColumns>
        {summary === undefined ? (
          <Loading move={move} />
        ) : (
          <>
            <ToMove move={move} summary={summary} />
            <AffiliateTotals members={summary.members} entries={income.data} />
            {summary.slug === "" ? null : <InviteLink slug={summary.slug} />}
          </>
        )}
        <Income of={income} />
      </TwoColumns>
      <MoveSheet move={move} />
    </AccountPage>
  )
}

const Loading = ({ move }: { readonly move: MoveActor }) => {
  const { hasFailed, isNotOffered, retry } = useResourceOfFlow(move)
  return <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
}
