import type { Round } from "../round/round.ts"

type Known = {
  readonly context: {
    readonly rounds: ReadonlyArray<Round> | undefined
    readonly seenAt: number
    readonly readAt: number | undefined
  }
}

/** A lobby that knows these rounds, and others when it is told to. */
export const lobbyOnCommand = (...rounds: ReadonlyArray<Round>) => {
  const subscribers = new Set<(snapshot: Known) => void>()
  let context: Known["context"] = { rounds, seenAt: 0, readAt: undefined }
  return {
    getSnapshot: () => ({ context }),
    subscribe: (look: (snapshot: Known) => void) => {
      subscribers.add(look)
      return { unsubscribe: () => void subscribers.delete(look) }
    },
    becomes: (...now: ReadonlyArray<Round>) => {
      context = { ...context, rounds: now }
      for (const subscriber of subscribers) subscriber({ context })
    },
    subscribers: () => subscribers.size,
  }
}
