const timeoutMs = 10_000

/** Ends the process well on Ctrl-C, once, however often the signal comes; npm sends it a second time. */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), timeoutMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on("SIGINT", end)
  process.on("SIGTERM", end)
}
