import type { BetGroup } from "@fakham/core"
import { Trans } from "@lingui/react/macro"

/** What players call a group of lotteries. */
export const GroupName = ({ group }: { readonly group: BetGroup }) => {
  switch (group) {
    case "gov":
      return <Trans>Government lottery</Trans>
    case "stock":
      return <Trans>Stock lottery</Trans>
    case "yeekee":
      return <Trans>Yeekee</Trans>
    case "yeekee5min":
      return <Trans>5-minute Yeekee</Trans>
    case "pingpong":
      return <Trans>Ping pong</Trans>
    case "gov4d":
      return <Trans>4D sets</Trans>
  }
}
