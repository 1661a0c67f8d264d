import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Suspense } from "react"
import { useApp } from "../../app.ts"
import { buttonClass } from "../../parts/controls/button.tsx"
import { Brand } from "../../parts/frame/brand.tsx"
import { EarlyPart } from "../../parts/frame/early-part.tsx"
import { TopBar } from "../../parts/frame/top-bar.tsx"
import { lazyExtra } from "../../parts/lazy-extra.ts"
import { MoneyChip } from "../../parts/money/money.tsx"
import { useAfterPaint } from "../../parts/use-after-paint.ts"
import { useBrand } from "../brand/page-title.ts"
import { AccountMenu } from "./account-menu.tsx"
import { LanguageMenu } from "./language-menu.tsx"

const Bell = lazyExtra(async () => (await import("./bell.tsx")).Bell)

type ShellTopBarProps = {
  readonly besideRail: boolean
  /** Over a page with a bar of its own. */
  readonly compact: boolean
}

/** Logo, money, languages and the player's picture; for guests the way to the login instead of money. */
export const ShellTopBar = ({ besideRail, compact }: ShellTopBarProps) => {
  const { session } = useApp()
  const brand = useBrand()
  const actor = useSelector(session, (state) => state.children.player)
  const player = useSelector(actor, (state) => state?.context.player)
  const isPlayer = useSelector(session, (state) => state.matches("player"))
  return (
    <TopBar
      besideRail={besideRail}
      compact={compact}
      brand={
        <Link to={isPlayer ? "/main" : "/"}>
          <Brand name={brand} />
        </Link>
      }
    >
      {useAfterPaint(player !== undefined) ? (
        <Suspense>
          <Bell />
        </Suspense>
      ) : null}
      {player ? (
        <MoneyChip satang={player.cash} />
      ) : (
        <EarlyPart name="cash">
          <MoneyChip satang={0} />
        </EarlyPart>
      )}
      <LanguageMenu />
      {player ? <AccountMenu player={player} /> : null}
      {isPlayer ? null : (
        <Link to="/" className={buttonClass({ tone: "quiet", small: true })}>
          <Trans>Log in</Trans>
        </Link>
      )}
    </TopBar>
  )
}
