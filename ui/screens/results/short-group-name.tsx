import type { BetGroup } from "@fakham/core"
import { Trans } from "@lingui/react/macro"
import { GroupName } from "../lotto/group-name.tsx"

/** What players call a group where "lottery" goes without saying. */
export const ShortGroupName = ({ group }: { readonly group: BetGroup }) => {
  switch (group) {
    case "gov":
      return <Trans>Government</Trans>
    case "stock":
      return <Trans>Stocks</Trans>
    default:
      return <GroupName group={group} />
  }
}
