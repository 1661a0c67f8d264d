import { RememberedSession, type Session, type SessionNews, UndecodableToken } from "@fakham/core"
import { Effect, Layer, Option, Queue, Stream } from "effect"
import Cookies from "js-cookie"

const tokenCookie = "token"
/** Cookies that belong to a player and go with the session. */
const ofThePlayer = [tokenCookie, "seeNewsAlert", "seeBannerClick", "guest"]
const keptForDays = 7
const channelName = "fakham.session"

export const tokenInCookie = (): string | undefined => Cookies.get(tokenCookie) || undefined

/** A cookie whose value cannot even be unescaped is there all the same. */
const hasTokenCookie = () => document.cookie.split(/;\s*/).some((cookie) => /^token=./.test(cookie))

/** Answers `RememberedSession` from the token cookie; `read` understands a token, or does not. */
export const cookieSession = (read: (token: string) => Session | undefined) => {
  let known = tokenInCookie()
  const tellOtherTabs = () => {
    known = tokenInCookie()
    const channel = new BroadcastChannel(channelName)
    channel.postMessage("changed")
    channel.close()
  }
  return Layer.succeed(RememberedSession, {
    recall: Effect.suspend(() => {
      const token = tokenInCookie()
      if (token === undefined && !hasTokenCookie()) return Effect.succeed(Option.none())
      const session = token === undefined ? undefined : read(token)
      return session ? Effect.succeed(Option.some(session)) : Effect.fail(new UndecodableToken())
    }),
    remember: ({ token }) =>
      Effect.sync(() => {
        Cookies.set(tokenCookie, token, {
          expires: keptForDays,
          sameSite: "lax",
          secure: location.protocol === "https:",
        })
        tellOtherTabs()
      }),
    forget: Effect.sync(() => {
      for (const name of ofThePlayer) Cookies.remove(name)
      tellOtherTabs()
    }),
    follow: Stream.callback<SessionNews>((queue) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          const look = () => {
            const token = tokenInCookie()
            if (token === known) return
            known = token
            const session = token === undefined ? undefined : read(token)
            Queue.offerUnsafe(
              queue,
              session ? { type: "session.openedElsewhere", session } : { type: "session.closedElsewhere" },
            )
          }
          const channel = new BroadcastChannel(channelName)
          channel.addEventListener("message", look)
          document.addEventListener("visibilitychange", look)
          window.addEventListener("pageshow", look)
          return () => {
            channel.close()
            document.removeEventListener("visibilitychange", look)
            window.removeEventListener("pageshow", look)
          }
        }),
        (stop) => Effect.sync(stop),
      ),
    ),
  })
}
