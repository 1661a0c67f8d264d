import type { Reported } from "@fakham/core"
import * as v from "valibot"
import { reporting } from "../reporting.ts"
import { CcuNews } from "../wire/index.ts"
import { webSocketAddress } from "./address.ts"

export type CcuMessage = v.InferOutput<typeof CcuNews>

export type CcuSettings = {
  /** Where the operator is. */
  readonly origin: string
  readonly token: () => string | undefined
  /** Hears of rows that could not be read of what was announced. */
  readonly reported: Reported["Service"]
  /** Nobody listens before this; at once where nothing is said. */
  readonly idle?: () => Promise<unknown>
}

export type Listener = {
  readonly opened: () => void
  readonly onNews: (news: CcuMessage | undefined) => void
  readonly ended: (how: "closed" | "refused") => void
}

export type CcuLine = {
  /** Each call is a try to open the connection; the returned function lets it go. */
  readonly lead: (leader: Listener) => () => void
  /** Listens to whatever connection there is. */
  readonly listen: (listener: Listener) => () => void
}

/** What the operator says when it does not take a token. */
const refusedCode = 4401

/**
 * One connection to `/ccu` for all: whoever leads decides when it is tried again, listeners come and go. As long as
 * nobody has ever led, the first listener opens it, and after the last has gone it is closed.
 */
export const makeCcuLine = (settings: CcuSettings): CcuLine => {
  const { origin, token } = settings
  const readNews = reporting(settings, { path: "/ccu" })
  const leaders = new Set<Listener>()
  const listeners = new Set<Listener>()
  let socket: WebSocket | undefined
  let isOpen = false
  let isLed = false
  const everyone = () => [...leaders, ...listeners]

  const end = (how: "closed" | "refused", whom = everyone()) => {
    socket = undefined
    isOpen = false
    for (const { ended } of whom) ended(how)
  }

  const hangUp = () => {
    if (socket === undefined) return
    const left = socket
    end("closed", [...listeners])
    left.close()
  }

  const dial = () => {
    hangUp()
    const bearer = token()
    if (bearer === undefined) {
      end("refused")
      return
    }
    const opening = new WebSocket(webSocketAddress(origin, `/ccu?token=${encodeURIComponent(bearer)}`))
    const isCurrent = () => socket === opening
    socket = opening
    opening.addEventListener("open", () => {
      if (!isCurrent()) return
      isOpen = true
      for (const { opened } of everyone()) opened()
    })
    opening.addEventListener("message", ({ data }: { readonly data: unknown }) => {
      if (!isCurrent()) return
      const news = readNews(understood(data))
      for (const { onNews } of everyone()) onNews(news)
    })
    opening.addEventListener("close", ({ code }) => {
      if (isCurrent()) end(code === refusedCode ? "refused" : "closed")
    })
  }

  return {
    lead: (leader) => {
      isLed = true
      const joins = leaders.size === 0 && socket !== undefined
      leaders.add(leader)
      if (!joins) dial()
      else if (isOpen) leader.opened()
      return () => {
        if (leaders.delete(leader) && leaders.size === 0) hangUp()
      }
    },
    listen: (listener) => {
      listeners.add(listener)
      if (isOpen) listener.opened()
      else listener.ended("closed")
      if (socket === undefined && !isLed) dial()
      return () => {
        if (listeners.delete(listener) && leaders.size + listeners.size === 0) hangUp()
      }
    },
  }
}

/** News that can be understood; kinds that are not known, and garbage, are a sign of life and no more. */
const understood = (data: unknown): CcuMessage | undefined => {
  try {
    const news = v.safeParse(CcuNews, JSON.parse(String(data)))
    return news.success ? news.output : undefined
  } catch {
    return undefined
  }
}
