type Places = {
  /** How many open sheets the place in the browser's history stands for. */
  readonly here: () => number
  readonly push: (sheets: number) => void
  readonly back: () => void
}

/** How long a sheet that was asked to close may take before it counts as one that stays. */
export const closesWithin = 300

/** Makes each open sheet a step of the browser's history, so that going back closes the topmost and leaves the page where it is. */
export const makeSheetSteps = ({ here, push, back }: Places) => {
  const open: Array<() => void> = []
  let isReturning = false
  const settle = () => {
    if (isReturning) return
    if (open.length > here()) push(open.length)
    if (open.length < here()) {
      isReturning = true
      back()
    }
  }
  return {
    /** A sheet opens; what is returned says that it has closed. One that takes another's place keeps its step. */
    opened: (close: () => void) => {
      open.push(close)
      queueMicrotask(settle)
      return () => {
        open.splice(open.indexOf(close), 1)
        queueMicrotask(settle)
      }
    },
    /** The browser has gone back or forward. */
    moved: () => {
      if (isReturning) isReturning = false
      else for (const close of open.slice(here()).toReversed()) close()
      setTimeout(settle, closesWithin)
    },
  }
}
