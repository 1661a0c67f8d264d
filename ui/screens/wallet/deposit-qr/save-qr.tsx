import { Trans } from "@lingui/react/macro"
import { Button } from "../../../parts/controls/button.tsx"
import { downloadIcon } from "../../../parts/controls/player-icons.ts"
import { usePicture } from "../../order/picture/use-picture.ts"
import type { QrPictureWords } from "./qr-picture.ts"

/** Keeps the code as a picture, for the bank's app on the same phone. */
export const SaveQr = ({ words }: { readonly words: QrPictureWords }) => {
  const { isDrawing, handOver } = usePicture()
  const save = () =>
    handOver(`PromptPay ${words.reference}`, async () => (await import("./qr-picture.ts")).qrPicture(words))
  return (
    <Button tone="gold" icon={downloadIcon} sending={isDrawing} onClick={save}>
      <Trans>Save QR image</Trans>
    </Button>
  )
}
