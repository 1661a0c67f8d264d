import { useLingui } from "@lingui/react/macro"
import { useTransition } from "react"
import { useApp } from "../../../app/app.ts"

/** Draws a picture and hands it to another app or to the downloads; says in the snackbar what came of it. */
export const usePicture = () => {
  const { t } = useLingui()
  const { snackbar } = useApp()
  const [isDrawing, startDrawing] = useTransition()
  const notify = (txt: string, color: "success" | "failure") =>
    snackbar.send({ type: "snack.offered", snack: { txt, color } })
  const handOver = (name: string, draw: () => Promise<Blob | undefined>) =>
    startDrawing(async () => {
      try {
        const [picture, { handOver: give }] = await Promise.all([
          draw(),
          import("../../../parts/picture/hand-over.lazy.ts"),
        ])
        if (picture === undefined) notify(t`Couldn't create the image.`, "failure")
        else if ((await give(picture, name)) === "saved") notify(t`Image saved.`, "success")
      } catch {
        notify(t`Couldn't create the image.`, "failure")
      }
    })
  return { isDrawing, handOver }
}
