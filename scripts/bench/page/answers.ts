/** Inside a page: from an act of the player to the picture in which the games have changed. */
export default () => {
  const answers: Array<number> = []
  let actedAt: number | undefined
  Object.assign(globalThis, { answers })
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener("message", done, { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  for (const act of ["click", "input"])
    addEventListener(act, ({ timeStamp }) => void (actedAt = timeStamp), { capture: true })
  const look = (changes: ReadonlyArray<MutationRecord>) => {
    const began = actedAt
    const isOther = changes.some(({ addedNodes, removedNodes }) =>
      [...addedNodes, ...removedNodes].some(
        (node) => node instanceof Element && (node.matches("li") || node.querySelector("li") !== null),
      ),
    )
    if (began === undefined || !isOther) return
    actedAt = undefined
    afterPaint(() => answers.push(performance.now() - began))
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}
