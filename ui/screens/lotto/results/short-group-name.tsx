import type { BetGroup } from "@fakham/core"
import { Trans } from "@lingui/react/macro"
import { GroupName } from "../../../words/group-name.tsx"

/** What players call a group where "lottery" goes without saying. */
export const ShortGroupName = ({ group }: { readonly group: BetGroup }) => {
  if (group === "gov") return <Trans>Government</Trans>
  return group === "stock" ? <Trans>Stocks</Trans> : <GroupName group={group} />
}
