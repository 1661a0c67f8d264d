declare global {
  interface ErrorConstructor {
    stackTraceLimit: number
  }
}

/** Longer than a browser takes to paint what it has, once all of it is there. */
const aMoment = 300

/** Until something of the page is seen. A tab in the background paints nothing, and some browsers do not tell. */
const untilPainted = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true })
    addEventListener("load", () => setTimeout(resolve, aMoment))
  })

/**
 * Fetches the scripts that the head names, once the page is painted: on a slow line they would be in the way of styles,
 * letters and the operator's first answers. Those that every page begins with are read one after the other, so that a tap
 * is heard between them.
 */
export const startApp = async (): Promise<void> => {
  await untilPainted()
  for (const link of document.querySelectorAll<HTMLLinkElement>("[rel=later]")) link.rel = "modulepreload"
  // A library looks where an error of its own was made: the engine would read all of its script once more to tell.
  Error.stackTraceLimit = 0
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("[data-part]"))
    await import(/* @vite-ignore */ href)
  // As many as a browser keeps by itself.
  Error.stackTraceLimit = 10
}
