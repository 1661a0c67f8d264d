import { startTransition, useEffect, useState } from "react"

/** Runs when the next picture has been painted, in steps between which the page answers to taps. */
export const afterPaint = (run: () => void): (() => void) => {
  const frame = requestAnimationFrame(() => setTimeout(() => startTransition(run)))
  return () => cancelAnimationFrame(frame)
}

/** Whether what is drawn now will take the place of the prerendered page, which nobody has scrolled through yet. */
export const isPrerendered = (): boolean => document.querySelector("[data-prerendered]") !== null

/** How many pieces of a part stand: all at once, or in steps if it began so, each when those before it have been painted. */
export const usePieces = (all: number, inSteps: boolean): number => {
  const [drawn, draw] = useState(inSteps ? 1 : all)
  useEffect(() => (drawn < all ? afterPaint(() => draw(drawn + 1)) : undefined), [drawn, all])
  return drawn
}

/** Whether all of a part stands: at once, or when what is seen first has been painted. */
export const useWhole = (inSteps: boolean): boolean => usePieces(2, inSteps) === 2
