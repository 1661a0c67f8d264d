import { useMemo } from "react"
import { classNames } from "../class-names.ts"
import styles from "./qr-code.module.css"
import { qrPath } from "./qr-path.ts"

type QrCodeProps = { readonly text: string; readonly label: string; readonly size?: "m" | "l" }

/** A QR code, dark on the paper that it stands on. */
export const QrCode = ({ text, label, size: width = "m" }: QrCodeProps) => {
  const { path, size } = useMemo(() => qrPath(text), [text])
  return (
    <figure>
      <svg
        className={classNames(styles.code, styles[width])}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <figcaption className="vh">{label}</figcaption>
    </figure>
  )
}
