import { Trans } from "@lingui/react/macro"
import { Button, type ButtonTone } from "../../parts/controls/button.tsx"
import { shareIcon } from "../../parts/icons/few-icons.ts"
import { downloadIcon } from "../../parts/icons/player-icons.ts"
import { type PicturedPoy, useTicketWords } from "./picture/ticket-words.ts"
import { usePicture } from "./picture/use-picture.ts"

type SharePictureProps = {
  readonly poy: PicturedPoy
  readonly tone: ButtonTone
  /** For the player's own keeping, where nothing else is left of the slip. */
  readonly isSaved?: boolean
}

/** The ticket as a picture, for another app or for the player's own keeping. */
export const SharePicture = ({ poy, tone, isSaved = false }: SharePictureProps) => {
  const words = useTicketWords(poy)
  const { isDrawing, handOver } = usePicture()
  const give = () =>
    handOver(words.id ?? words.title, async () =>
      (await import("./picture/ticket-picture.lazy.ts")).ticketPicture(words),
    )
  return (
    <Button tone={tone} icon={isSaved ? downloadIcon : shareIcon} sending={isDrawing} onClick={give}>
      {isSaved ? <Trans>Save as image</Trans> : <Trans>Share as image</Trans>}
    </Button>
  )
}
