/** Goes on in a task of its own: what was tapped or drawn meanwhile comes first. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
