import { useLingui } from "@lingui/react/macro"
import { useApp } from "../../../app/app.ts"
import { IconButton } from "../../../parts/controls/icon-button.tsx"
import { shareIcon } from "../../../parts/icons/few-icons.ts"

/** Hands the page's address on: to another app where the device can, else to the clipboard. */
export const ShareLink = ({ title }: { readonly title: string }) => {
  const { t } = useLingui()
  const { snackbar } = useApp()
  const hand = async () => {
    const url = location.href
    try {
      if ("share" in navigator) await navigator.share({ title, url })
      else await clipboard().writeText(url)
    } catch (cause) {
      // Whoever closes the device's own sheet wants to say no more.
      if (cause instanceof DOMException && cause.name === "AbortError") return
      snackbar.send({ type: "snack.offered", snack: { txt: t`Couldn't share the link.`, color: "failure" } })
      return
    }
    if (!("share" in navigator))
      snackbar.send({ type: "snack.offered", snack: { txt: t`Link copied.`, color: "success" } })
  }
  return <IconButton icon={shareIcon} label={t`Share`} onClick={() => void hand()} />
}

const clipboard = () => navigator.clipboard
