import { startTransition, useEffect, useState } from "react"

/** Runs when the next picture has been painted, in steps between which the page answers to taps. */
const afterPaint = (run: () => void): (() => void) => {
  const frame = requestAnimationFrame(() => setTimeout(() => startTransition(run)))
  return () => cancelAnimationFrame(frame)
}

/** What changed, one picture later: what hangs on it neither holds up the picture of a tap nor the next tap. */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [shown, show] = useState(value)
  useEffect(() => afterPaint(() => show(() => value)), [value])
  return shown
}

/** Whether all of a part stands: at once, or in steps, when what is seen first has been painted. */
export const useWhole = (inSteps: boolean): boolean => {
  const [isWhole, draw] = useState(!inSteps)
  useEffect(() => (isWhole ? undefined : afterPaint(() => draw(true))), [isWhole])
  return isWhole
}
