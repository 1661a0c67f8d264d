import { startTransition, useEffect, useState } from "react"

/** What changed, one picture later: what hangs on it neither holds up the picture of a tap nor the next tap. */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [shown, show] = useState(value)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => show(() => value))))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
