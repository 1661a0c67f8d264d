import { Trans } from "@lingui/react/macro"
import { Suspense } from "react"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import styles from "./deposit-qr.module.css"

type CodeProps = { readonly text: string; readonly label: string; readonly size: "l" }

const Missing = () => (
  <Notice tone="bad">
    <Trans>Couldn't show the QR code. Reload the page.</Trans>
  </Notice>
)

const QrCode = lazyExtra<CodeProps>(async () => {
  try {
    return (await import("../../../parts/qr/qr-code.lazy.tsx")).QrCode
  } catch {
    return Missing
  }
})

/** A QR code that a deposit is paid by; until it is drawn its place is kept. */
export const Code = ({ text, label }: Pick<CodeProps, "text" | "label">) => (
  <Suspense fallback={<span className={styles.codeToCome} />}>
    <QrCode text={text} label={label} size="l" />
  </Suspense>
)
