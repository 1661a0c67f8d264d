import type { DayResult } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useApp } from "../../../app/app.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"

type RoundPageLinkProps = {
  readonly of: Pick<DayResult, "betGroup" | "betId" | "outcome">
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Whether the pages of rounds are open to the visitor. */
const useOpensRounds = () => useSelector(useApp().session, (state) => state.matches("player"))

/** To the page of a round that has ended: its result, its proof, the player's slips in it; open to players alone. */
export const RoundPageLink = ({ of: { betGroup, betId, outcome }, className, children }: RoundPageLinkProps) =>
  useOpensRounds() && outcome !== undefined ? (
    <Link to="/lotto/$betGroup/$betId" params={{ betGroup, betId }} preload={false} className={className}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  )

/** To the player's own slips in a draw. */
export const OwnInDraw = ({ of: { betGroup, betId } }: Pick<RoundPageLinkProps, "of">) =>
  useOpensRounds() ? (
    <Link
      to="/lotto/$betGroup/$betId"
      params={{ betGroup, betId }}
      preload={false}
      className={buttonClass({ tone: "outline", block: true })}
    >
      <Trans>Slips in this draw</Trans>
    </Link>
  ) : null
