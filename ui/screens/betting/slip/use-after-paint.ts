import { useEffect, useState } from "react"
import { afterPaint } from "../../../parts/drawn-in-pieces.ts"

/** What changed, one picture later: what hangs on it neither holds up the picture of a tap nor the next tap. */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [shown, show] = useState(value)
  useEffect(() => afterPaint(() => show(() => value)), [value])
  return shown
}
