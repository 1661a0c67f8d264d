import { rulesOf } from "@fakham/core/games"
import { Trans, useLingui } from "@lingui/react/macro"
import { useApp } from "../../../app/app.ts"
import { useAwaitPartner } from "../../../app/await-partner.ts"
import { classNames } from "../../../parts/class-names.ts"
import { Button } from "../../../parts/controls/button.tsx"
import styles from "./play.module.css"
import type { PlayedGame } from "./played-game.ts"

/** Has the player told, wherever on the site they are then, that a partner is open again. */
export const TellWhenOpen = ({ choice }: Pick<PlayedGame, "choice">) => {
  const { t } = useLingui()
  const { snackbar } = useApp()
  const { name } = rulesOf(choice.partner)
  const { isAwaited, wait } = useAwaitPartner(choice.partner, () =>
    snackbar.send({
      type: "snack.offered",
      snack: { txt: t`${name} is open again.`, color: "success", timeout: 8_000 },
    }),
  )
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
