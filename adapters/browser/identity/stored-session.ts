import { type Session, type SessionNews, StoredSession, UndecodableToken } from "@fakham/core"
import { Effect, Layer, Option } from "effect"
import { browserFeed } from "../browser-feed.ts"
import { hasCookie, isPageOnHttps, readCookie, removeCookie, writeCookie } from "../cookies.ts"

/** Over https by a name that only this very host can set a cookie under. */
const tokenCookie = () => (isPageOnHttps() ? "__Host-token" : "token")
const storedForDays = 7
const channelName = "fakham.session"

/** A browser that refuses cookies keeps the token here, for this tab and until it closes. */
let tokenOfThisTab: string | undefined

export const storedToken = (): string | undefined => readCookie(tokenCookie()) ?? tokenOfThisTab

const keep = (token: string) => {
  writeCookie(tokenCookie(), token, storedForDays)
  tokenOfThisTab = readCookie(tokenCookie()) === token ? undefined : token
}

const drop = () => {
  for (const name of [tokenCookie(), "seeNewsAlert", "seeBannerClick", "guest"]) removeCookie(name)
  tokenOfThisTab = undefined
}

/** Pages in a frame without an origin have no way to reach other tabs. */
const openChannel = () => {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return undefined
  }
}

/** Answers `StoredSession` from the token cookie; `read` understands a token, or does not. */
export const cookieSession = (read: (token: string) => Session | undefined) => {
  let known = storedToken()
  const subscribers = new Set<() => void>()
  const notifyOtherTabs = () => {
    known = storedToken()
    const channel = openChannel()
    channel?.postMessage("changed")
    channel?.close()
  }
  const forget = () => {
    drop()
    notifyOtherTabs()
  }
  return Layer.succeed(StoredSession, {
    // Told in a task of its own, in which all that runs for a player begins for the first time.
    recall: () =>
      Effect.andThen(
        Effect.yieldNow,
        Effect.suspend(() => {
          const token = storedToken()
          if (token === undefined && !hasCookie(tokenCookie())) return Effect.succeed(Option.none())
          const session = token === undefined ? undefined : read(token)
          return session ? Effect.succeed(Option.some(session)) : Effect.fail(new UndecodableToken())
        }),
      ),
    remember: ({ token }) =>
      Effect.sync(() => {
        keep(token)
        notifyOtherTabs()
      }),
    forget: () => Effect.sync(forget),
    forgetRefused: () =>
      Effect.sync(() => {
        const token = storedToken()
        if (token === undefined || token === known) forget()
        else for (const subscriber of subscribers) subscriber()
      }),
    news: () =>
      browserFeed<SessionNews>((emit, signal) => {
        const look = () => {
          const token = storedToken()
          if (token === known) return
          known = token
          const session = token === undefined ? undefined : read(token)
          emit(session ? { type: "session.openedElsewhere", session } : { type: "session.closedElsewhere" })
        }
        const channel = openChannel()
        channel?.addEventListener("message", look)
        subscribers.add(look)
        signal.addEventListener("abort", () => {
          channel?.close()
          subscribers.delete(look)
        })
        document.addEventListener("visibilitychange", look, { signal })
        window.addEventListener("pageshow", look, { signal })
      }),
  })
}
