import { encode } from "uqr"

/** What a QR code of a text is drawn with: its dark squares as one path, and how many squares it is wide. */
export const qrPath = (text: string): { readonly path: string; readonly size: number } => {
  const { data, size } = encode(text, { ecc: "M", border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("")
  return { path, size }
}
