import { Trans, useLingui } from "@lingui/react/macro"
import { Suspense, useState } from "react"
import { Button } from "../../../parts/controls/button.tsx"
import { pasteIcon, shareIcon } from "../../../parts/icons/few-icons.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { useBrand } from "../../page/brand/page-title.ts"
import styles from "./affiliate.module.css"

/** Without it the link is there in words all the same. */
const QrCode = lazyExtra(async () => (await import("../../../parts/qr/qr-code.lazy.tsx")).QrCode)

/** The player's own link to the registration: to be copied, shown to a camera, or handed to another app. */
export const InviteLink = ({ slug }: { readonly slug: string }) => {
  const { t } = useLingui()
  const brand = useBrand()
  const [isCopied, setCopied] = useState<boolean>()
  const link = `${location.origin}/register/${encodeURIComponent(slug)}`
  const write = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  const hand = async () => {
    try {
      await navigator.share({ title: brand, url: link })
    } catch {
      // Turned away from: the link can be copied as before.
    }
  }
  return (
    <section className={styles.invite} data-paper>
      <div className={styles.code}>
        <Suspense>
          <QrCode text={link} label={t`QR code of your link`} />
        </Suspense>
      </div>
      <div className={styles.beside}>
        <h2 className="cap">
          <Trans>Your link</Trans>
        </h2>
        <p className={styles.link}>
          {location.host}/register/
          <wbr />
          {slug}
        </p>
        <div className={styles.ways}>
          <Button tone="outline" small icon={pasteIcon} onClick={() => void write()}>
            <Trans>Copy</Trans>
          </Button>
          {"share" in navigator ? (
            <Button tone="outline" small icon={shareIcon} onClick={() => void hand()}>
              <Trans>Share</Trans>
            </Button>
          ) : null}
        </div>
        <output className="cap">
          {isCopied === undefined ? null : isCopied ? (
            <Trans>Copied</Trans>
          ) : (
            <Trans>Couldn't copy. Select the link and copy it yourself.</Trans>
          )}
        </output>
      </div>
    </section>
  )
}
