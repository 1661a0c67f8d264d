import { Trans } from "@lingui/react/macro"
import { Button } from "../../parts/controls/button.tsx"
import { downloadIcon } from "../../parts/icons/player-icons.ts"
import { usePicture } from "../order/picture/use-picture.ts"
import { useBrand } from "../page/brand/page-title.ts"
import type { ReceiptWords } from "./receipt-picture.lazy.ts"

/** Money that moved, as a picture for the player's own keeping. */
export const SaveReceipt = (words: Omit<ReceiptWords, "brand">) => {
  const brand = useBrand()
  const { isDrawing, handOver } = usePicture()
  const save = () =>
    handOver(words.id, async () => (await import("./receipt-picture.lazy.ts")).receiptPicture({ ...words, brand }))
  return (
    <Button tone="outline" small icon={downloadIcon} sending={isDrawing} onClick={save}>
      <Trans>Save the receipt</Trans>
    </Button>
  )
}
