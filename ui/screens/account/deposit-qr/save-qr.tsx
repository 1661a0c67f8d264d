import { Trans, useLingui } from "@lingui/react/macro"
import { useTransition } from "react"
import { useApp } from "../../../app.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { download } from "../../../parts/controls/player-icons.ts"
import type { QrPictureWords } from "./qr-picture.ts"

/** Keeps the code as a picture, for the bank's app on the same phone. */
export const SaveQr = ({ words }: { readonly words: QrPictureWords }) => {
  const { t } = useLingui()
  const { snackbar } = useApp()
  const [isDrawing, draw] = useTransition()
  const tell = (txt: string, color: "success" | "failure") =>
    snackbar.send({ type: "snack.offered", snack: { txt, color } })
  const save = () =>
    draw(async () => {
      try {
        const [{ qrPicture }, { handOver }] = await Promise.all([
          import("./qr-picture.ts"),
          import("../../poy/picture/hand-over.ts"),
        ])
        const picture = await qrPicture(words)
        if (picture === undefined) tell(t`The picture could not be made.`, "failure")
        else if ((await handOver(picture, `PromptPay ${words.reference}`)) === "saved")
          tell(t`The picture is saved.`, "success")
      } catch {
        tell(t`The picture could not be made.`, "failure")
      }
    })
  return (
    <Button tone="gold" icon={download} sending={isDrawing} onClick={save}>
      <Trans>Save the QR picture</Trans>
    </Button>
  )
}
