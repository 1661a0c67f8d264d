import { totals } from "@fakham/core/poy"
import { Plural, Trans } from "@lingui/react/macro"
import { Dock } from "../../../parts/chrome/dock.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { poyIcon } from "../../../parts/icons/player-icons.ts"
import { useBetting } from "../bet-page-context.ts"

/** What the slip comes to, always in sight of the thumb. */
export const SlipDock = ({ onOpen }: { readonly onOpen: () => void }) => {
  const slip = useBetting((context) => context.slip)
  const { count, stake } = totals(slip)
  return (
    <Dock
      caption={
        count === 0 ? <Trans>Nothing in the slip yet</Trans> : <Plural value={count} one="# bet" other="# bets" />
      }
      satang={stake}
    >
      <Button tone="gold" icon={poyIcon} blocked={count === 0} onClick={onOpen}>
        <Trans>See the slip</Trans>
      </Button>
    </Dock>
  )
}
