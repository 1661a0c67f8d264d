import { userOf } from "../accounts/sessions.ts"
import { type AnnouncedNews, isAmong } from "../announcements/announcements.ts"
import type { Log } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import type { TokenClaims } from "../internals/tokens.ts"
import { lastNotice } from "../site/maintenance.ts"
import { type Bounds, boundedSockets, type OpenSocket, type SocketRequest } from "./bounded-sockets.ts"
import type { SocketPace } from "./socket-pace.ts"
import { throttledShots } from "./throttled-shots.ts"

/** Why a connection to `/ccu` ends. */
const ccuClose = { notAPlayer: 4401, comeBack: 1012, full: 1013, silent: 4408 } as const

/** A session that listens, or is about to: it may end while it is looked up. */
type Listening = { readonly claims: TokenClaims; isOver: boolean; end: () => void }

/** The news of rounds for players, one JSON text a message, with a beat that shows the server's time. */
export const openCcu = (
  internals: Internals,
  { beatEvery, pongTimeoutMs, mostPerNetwork }: SocketPace & Pick<Bounds, "mostPerNetwork">,
  log: Log,
) => {
  const listeners = new Set<OpenSocket>()
  const sessions = new Set<Listening>()
  const sockets = boundedSockets({
    mostSockets: 20_000,
    mostPerNetwork,
    maxPayload: 1_024,
    silence: beatEvery,
    pongTimeoutMs,
    silent: { code: ccuClose.silent, reason: "No sign of life" },
    full: { code: ccuClose.full, reason: "Too many connections" },
  })
  const emitAll = (news: AnnouncedNews) => {
    const text = JSON.stringify(news)
    for (const { send } of listeners) send(text)
  }
  const shots = throttledShots((betId, count) => emitAll({ type: "ying.shot", betId, count }))
  let noticesSent = 0
  const unsubscribe = internals.announcements.subscribe((announced) => {
    if (announced.type === "announcements.missed")
      sockets.closeAll(ccuClose.comeBack, "Something was missed: come back")
    else if (announced.type === "sessions.ended") {
      for (const session of sessions) {
        if (!isAmong(announced, session.claims)) continue
        session.isOver = true
        session.end()
      }
    } else if (announced.type !== "news") return
    else if (announced.news.type === "ying.shot") shots.onShot(String(announced.news.betId), announced.news.count)
    else {
      if (announced.news.type.startsWith("maintenance")) noticesSent++
      emitAll(announced.news)
    }
  })
  const logError = (error: unknown) =>
    log({ level: "error", error: error instanceof Error ? error.message : String(error) })
  const beat = async (emit: (news: AnnouncedNews) => void) => {
    try {
      emit({ type: "beat", now: (await internals.clock.now()) / 1_000 })
    } catch (error) {
      // Without the time there is no beat: whoever listens sees that something is the matter.
      logError(error)
    }
  }
  /** Whoever comes later, or comes back, learns what they missed; what is told meanwhile is newer. */
  const emitMaintenance = async (emit: (news: AnnouncedNews) => void) => {
    const before = noticesSent
    try {
      const notice = await lastNotice(internals.db)
      if (notice !== undefined && before === noticesSent) emit(notice)
    } catch (error) {
      logError(error)
    }
  }
  const beats = setInterval(() => void beat(emitAll), beatEvery)

  return {
    count: sockets.count,
    /** The token is looked at before the connection opens, so that an open one misses nothing. Says whose it is. */
    accept: async (arrival: SocketRequest, token: string | null): Promise<{ readonly uuid?: string }> => {
      const claims = token === null ? undefined : await internals.tokens.read(token)
      const session: Listening | undefined = claims && { claims, isOver: false, end: () => undefined }
      if (session !== undefined) sessions.add(session)
      arrival.raw.on("close", () => session !== undefined && sessions.delete(session))
      const user = await userOf(internals, token ?? undefined)
      sockets.accept(arrival, (open) => {
        const { socket, send } = open
        const refuse = () => socket.close(ccuClose.notAPlayer, "The token is not good")
        if (user === undefined || session === undefined || session.isOver) return refuse()
        session.end = refuse
        listeners.add(open)
        socket.on("close", () => listeners.delete(open))
        const emit = (news: AnnouncedNews) => send(JSON.stringify(news))
        void beat(emit)
        void emitMaintenance(emit)
      })
      return user === undefined ? {} : { uuid: user.uuid }
    },
    stop: async (): Promise<void> => {
      unsubscribe()
      clearInterval(beats)
      shots.stop()
      await sockets.stop(ccuClose.comeBack, "Going away")
    },
  }
}
