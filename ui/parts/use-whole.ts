import { startTransition, useEffect, useState } from "react"

/** Runs when the next picture has been painted, in steps between which the page answers to taps. */
export const afterPaint = (run: () => void): (() => void) => {
  const frame = requestAnimationFrame(() => setTimeout(() => startTransition(run)))
  return () => cancelAnimationFrame(frame)
}

/** Whether all of a part stands: at once, or in steps, when what is seen first has been painted. */
export const useWhole = (inSteps: boolean): boolean => {
  const [isWhole, draw] = useState(!inSteps)
  useEffect(() => (isWhole ? undefined : afterPaint(() => draw(true))), [isWhole])
  return isWhole
}
