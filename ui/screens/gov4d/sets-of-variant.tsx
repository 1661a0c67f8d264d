import { type Gov4dVariant, nextToClose, phaseAt, type Round } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { Notice } from "../../parts/notices/notice.tsx"
import { VariantName } from "../../words/variant-name.tsx"
import styles from "../betting/bet-screen.module.css"
import { useLobby } from "../lotto/use-lobby.ts"
import { Ticket4dPage } from "./sets-page.tsx"
import { Variants } from "./variants.tsx"

type SetsOfVariantProps = {
  readonly variant: Gov4dVariant
  /** The draws of all four lotteries. */
  readonly rounds: ReadonlyArray<Round>
  /** The draw that is shown at first, where it is not the next one to close. */
  readonly first: string | undefined
}

/** One lottery: a draw stays on show until the player goes on to the next one, also when it closes meanwhile. */
export const SetsOfVariant = ({ variant, rounds, first }: SetsOfVariantProps) => {
  const { seenAt } = useLobby()
  const own = rounds.filter(({ betType }) => betType === variant)
  const next = nextToClose(own, seenAt)
  const [chosen, setChosen] = useState(first)
  const [opened] = useState(next?.betId)
  const shown = [chosen, opened].flatMap((betId) => own.filter((one) => one.betId === betId))[0] ?? next ?? own.at(-1)
  if (shown === undefined)
    return (
      <div className={styles.alone}>
        <h1>
          <VariantName of={variant} />
        </h1>
        <Variants variant={variant} rounds={rounds} />
        <Notice>
          <Trans>No rounds are open right now.</Trans>
        </Notice>
      </div>
    )
  return (
    <Ticket4dPage
      key={shown.betId}
      round={shown}
      variant={variant}
      phase={phaseAt(shown, seenAt)}
      rounds={rounds}
      next={next === undefined || next === shown ? undefined : { betId: next.betId, show: () => setChosen(next.betId) }}
    />
  )
}
