type Load = {
  paint: number
  painted: string
  shifted: number
  answersAt: number | undefined
}

/** Runs inside a page before its own scripts: notes what is painted and when the control answers. */
export default (control: string) => {
  const load: Load = { paint: 0, painted: "", shifted: 0, answersAt: undefined }
  Object.assign(globalThis, { load })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })

  observe("largest-contentful-paint", (entry) => {
    const element: unknown = Reflect.get(entry, "element")
    load.paint = entry.startTime
    load.painted =
      element instanceof Element ? `${element.localName} ${element.getAttribute("class") ?? ""}`.trim() : ""
  })
  observe("layout-shift", (entry) => {
    load.shifted += Number(Reflect.get(entry, "value"))
  })

  // React notes its own properties on every element that it has brought to life.
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"))
  const look = () => {
    const element = document.querySelector(control)
    if (element?.checkVisibility() && !element.matches(":disabled") && isAlive(element)) {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener("message", () => (load.answersAt = performance.now()), { once: true })
      port1.start()
      port2.postMessage(undefined)
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
