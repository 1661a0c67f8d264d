import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Button } from "../../../parts/controls/button.tsx"
import { warningIcon } from "../../../parts/icons/icon.tsx"
import { NoticeBanner } from "../../../parts/notices/banner.tsx"
import type { OrderingActor } from "./placing-step.ts"

/** A slip whose outcome is not known yet must not be forgotten while the player goes on. */
export const Pending = ({ ordering }: { readonly ordering: OrderingActor }) => {
  const isPending = useSelector(ordering, (state) => state.context.pending !== undefined && !state.matches("placing"))
  return isPending ? (
    <NoticeBanner
      icon={warningIcon}
      action={
        <Button tone="quiet" small onClick={() => ordering.send({ type: "outcome.wanted" })}>
          <Trans>Check now</Trans>
        </Button>
      }
    >
      <Trans>We don't know yet whether your last slip was placed.</Trans>
    </NoticeBanner>
  ) : null
}
