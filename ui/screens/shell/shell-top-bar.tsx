import { nothing } from "@fakham/core/money"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { Suspense } from "react"
import { Brand } from "../../parts/chrome/brand.tsx"
import { Slot } from "../../parts/chrome/slot.tsx"
import { TopBar } from "../../parts/chrome/top-bar.tsx"
import { buttonClass } from "../../parts/controls/button.tsx"
import { lazyExtra } from "../../parts/lazy-extra.ts"
import { MoneyChip } from "../../parts/money/money.tsx"
import { useBrand } from "../page/brand/page-title.ts"
import { useOwnPlayer } from "../page/use-player.ts"
import { AccountMenu } from "./account-menu.tsx"
import { LanguageMenu } from "./language-menu.tsx"

const Bell = lazyExtra(async () => (await import("./bell.lazy.tsx")).Bell)

type ShellTopBarProps = {
  readonly isPlayer: boolean
  /** Whether the page has been painted. */
  readonly stands: boolean
  /** Over a page with a bar of its own. */
  readonly compact: boolean
}

/** Logo, money, languages and the player's picture; for guests the way to the login instead of money. */
export const ShellTopBar = ({ isPlayer, stands, compact }: ShellTopBarProps) => {
  const brand = useBrand()
  const { player, hasFailed } = useOwnPlayer()
  // Who cannot be read can still log out.
  const isKnown = player !== undefined || hasFailed
  return (
    <TopBar
      besideRail={isPlayer}
      compact={compact}
      brand={
        <Link to={isPlayer ? "/main" : "/"}>
          <Brand name={brand} />
        </Link>
      }
    >
      <Suspense>{stands && isKnown && <Bell />}</Suspense>
      {player ? (
        <MoneyChip satang={player.cash} />
      ) : (
        <Slot name="cash">
          <MoneyChip satang={nothing} />
        </Slot>
      )}
      <LanguageMenu />
      {isKnown && <AccountMenu player={player} />}
      {isPlayer ? null : (
        <>
          <Link to="/" className={buttonClass({ tone: "quiet", small: true })}>
            <Trans>Log in</Trans>
          </Link>
          <Link to="/register" className={buttonClass({ tone: "outline", small: true })}>
            <Trans>Sign up</Trans>
          </Link>
        </>
      )}
    </TopBar>
  )
}
