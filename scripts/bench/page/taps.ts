/** Inside a page: from the moment of a tap to the moment after the picture that it led to. */
export default () => {
  const taps: Array<number> = []
  Object.assign(globalThis, { taps })
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener("message", done, { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  addEventListener("click", ({ timeStamp }) => afterPaint(() => taps.push(performance.now() - timeStamp)), true)
}
