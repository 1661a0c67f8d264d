import { pause } from "../operator-line.ts"

const timeout = 5_000

/** A WebSocket that has opened, or was closed before that, with what it was told. */
export const webSocketTo = async (address: string) => {
  const socket = new WebSocket(address.replace(/^http/, "ws"))
  const messages: Array<string> = []
  const state: { isOpened: boolean; code: number | undefined } = { isOpened: false, code: undefined }
  let wake = () => {}
  socket.addEventListener("message", ({ data }) => {
    messages.push(String(data))
    wake()
  })
  socket.addEventListener("close", ({ code }) => {
    // 1006 before it opened: there is nobody.
    if (state.isOpened || code !== 1006) state.code = code
    wake()
  })
  socket.addEventListener("open", () => {
    state.isOpened = true
  })
  await new Promise<unknown>((resolve) => {
    socket.addEventListener("open", resolve)
    socket.addEventListener("close", resolve)
    AbortSignal.timeout(timeout).addEventListener("abort", resolve)
  })
  const onNews = async (milliseconds: number) => {
    const soon = new Promise<void>((resolve) => {
      wake = resolve
    })
    await Promise.race([soon, pause(milliseconds)])
  }
  return {
    messages,
    get isOpened() {
      return state.isOpened
    },
    get code() {
      return state.code
    },
    send: (text: string) => socket.send(text),
    close: () => socket.close(),
    /** Waits until it is closed, so long at most. */
    closedWithin: async (milliseconds: number) => {
      const until = performance.now() + milliseconds
      while (state.code === undefined && performance.now() < until) await onNews(until - performance.now())
    },
    /** The first message that is meant, whenever it was told. */
    next: async (isWanted: (text: string) => boolean): Promise<string | undefined> => {
      const until = performance.now() + timeout
      for (;;) {
        const found = messages.find(isWanted)
        if (found !== undefined || performance.now() > until) return found
        await onNews(until - performance.now())
      }
    },
  }
}
