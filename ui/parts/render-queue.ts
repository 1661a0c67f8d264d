/** Changes what is drawn in a step, given its number; tells whether there was anything to change. */
type Change = (step: number) => boolean

/** A step that takes longer is not waited for: it waits for something itself. */
const timeoutMs = 500

/**
 * One drawing after the other. React tells ten of them apart, and begins one anew for another with a lower number: of
 * answers that come one by one, all that was drawn of the first would be thrown away for the eleventh. `draw` has what is
 * changed within it drawn with pauses in which the page answers.
 */
export const makeRenderQueue = (draw: (changeAll: () => void) => void) => {
  const waiting = new Set<Change>()
  let [current, drawing] = [0, 0]
  const next = () => {
    if (drawing > 0 || waiting.size === 0) return
    const changes = [...waiting]
    waiting.clear()
    const step = ++current
    draw(() => {
      for (const change of changes) if (change(step)) drawing++
    })
    if (drawing > 0) setTimeout(() => leave(step, drawing), timeoutMs)
  }
  const leave = (step: number, drawn: number) => {
    if (step !== current || drawing === 0) return
    drawing -= drawn
    queueMicrotask(next)
  }
  return {
    /** Changes with the next step whatever there is to change then. */
    add: (change: Change): void => {
      waiting.add(change)
      queueMicrotask(next)
    },
    remove: (change: Change): void => void waiting.delete(change),
    /** Some of a step is drawn, or will not be. */
    drawn: (step: number): void => leave(step, 1),
  }
}
