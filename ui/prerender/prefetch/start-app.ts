/** Longer than a browser takes to paint what it has, once all of it is there, and than a quick operator takes to answer. */
const delayMs = 300

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Until something of the page is seen. A tab in the background paints nothing, and some browsers do not tell. */
const untilPainted = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true })
    addEventListener("load", () => setTimeout(resolve, delayMs))
  })

/**
 * Fetches the scripts that the head names, once the page is painted and the operator's first answers are heard, or are late:
 * on a slow line they would be in the way of styles, letters, those answers and the pictures that these name. The parts that
 * every page begins with come first, and are read while the others come: one after the other, so that a tap is heard between
 * them.
 */
export const startApp = async (handled: ReadonlyArray<Promise<void>>): Promise<void> => {
  await untilPainted()
  await Promise.race([Promise.all(handled), after(delayMs)])
  const parts = document.querySelectorAll<HTMLLinkElement>("[data-part]")
  for (const link of [...parts, ...document.querySelectorAll<HTMLLinkElement>("[rel=later]:not([data-part])")])
    link.rel = "modulepreload"
  for (const { href } of parts) await import(/* @vite-ignore */ href)
}
