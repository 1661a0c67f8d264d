import { rulesOf } from "@fakham/core/games"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useApp } from "../../../app/app.ts"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"
import { classNames } from "../../../parts/class-names.ts"
import { Button } from "../../../parts/controls/button.tsx"
import styles from "./play.module.css"
import type { PlayedGame } from "./played-game.ts"

/** Has the player told, wherever on the site they are then, that a partner is open again. */
export const NotifyWhenOpen = ({ choice }: Pick<PlayedGame, "choice">) => {
  const { t } = useLingui()
  const { snackbar } = useApp()
  const { partnerWait } = usePart(parts.games)
  const { partner } = choice
  const { name } = rulesOf(partner)
  const isAwaited = useSelector(partnerWait, ({ context }) => context.partners.includes(partner))
  const wait = () => {
    const subscription = partnerWait.on("partner.opened", (opened) => {
      if (opened.partner !== partner) return
      subscription.unsubscribe()
      const txt = t`${name} is open again.`
      snackbar.send({ type: "snack.offered", snack: { txt, color: "success", timeout: 8_000 } })
    })
    partnerWait.send({ type: "partner.awaited", partner })
  }
  return (
    <>
      <Button tone="gold" blocked={isAwaited} onClick={wait}>
        {isAwaited ? <Trans>You'll be notified</Trans> : <Trans context="game">Notify me</Trans>}
      </Button>
      {isAwaited ? (
        <p className={classNames("cap", styles.note)}>
          <Trans>Leave the site open. You can go on to other pages.</Trans>
        </p>
      ) : null}
    </>
  )
}
