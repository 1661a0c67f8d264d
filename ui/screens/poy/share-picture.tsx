import { Trans, useLingui } from "@lingui/react/macro"
import { useTransition } from "react"
import { useApp } from "../../app.ts"
import { Button, type ButtonTone } from "../../parts/controls/button.tsx"
import { share } from "../../parts/controls/few-icons.ts"
import { download } from "../../parts/controls/player-icons.ts"
import { type PicturedPoy, useTicketWords } from "./picture/ticket-words.ts"

type SharePictureProps = {
  readonly poy: PicturedPoy
  readonly tone: ButtonTone
  /** For the player's own keeping, where nothing else is left of the slip. */
  readonly isKept?: boolean
}

/** The ticket as a picture, for another app or for the player's own keeping. */
export const SharePicture = ({ poy, tone, isKept = false }: SharePictureProps) => {
  const { t } = useLingui()
  const { snackbar } = useApp()
  const words = useTicketWords(poy)
  const [isDrawing, draw] = useTransition()
  const tell = (txt: string, color: "success" | "failure") =>
    snackbar.send({ type: "snack.offered", snack: { txt, color } })
  const give = () =>
    draw(async () => {
      try {
        const [{ ticketPicture }, { handOver }] = await Promise.all([
          import("./picture/ticket-picture.ts"),
          import("./picture/hand-over.ts"),
        ])
        const picture = await ticketPicture(words)
        if (picture === undefined) tell(t`The picture could not be made.`, "failure")
        else if ((await handOver(picture, words.id ?? words.title)) === "saved")
          tell(t`The picture is saved.`, "success")
      } catch {
        tell(t`The picture could not be made.`, "failure")
      }
    })
  return (
    <Button tone={tone} icon={isKept ? download : share} sending={isDrawing} onClick={give}>
      {isKept ? <Trans>Keep as a picture</Trans> : <Trans>Share as a picture</Trans>}
    </Button>
  )
}
