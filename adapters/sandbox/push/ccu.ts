import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import { userOf } from "../accounts/sessions.ts"
import type { News } from "../announcements/announcements.ts"
import type { BackOffice } from "../back-office/back-office.ts"
import type { Log } from "../http/requests.ts"
import { lastNotice } from "../site/maintenance.ts"
import { keepLines, type Line } from "./lines.ts"
import { gatherShots } from "./shots-gathered.ts"
import type { SocketPace } from "./socket-pace.ts"

/** Why a connection to `/ccu` ends. */
const ccuClose = { notAPlayer: 4401, comeBack: 1012, full: 1013, silent: 4408 } as const

/** The news of rounds for players, one JSON text a message, with a beat that shows the server's time. */
export const openCcu = (office: BackOffice, { beatEvery, patience }: SocketPace, log: Log) => {
  const listeners = new Set<Line>()
  const lines = keepLines({
    mostLines: 20_000,
    maxPayload: 1_024,
    silence: beatEvery,
    patience,
    silent: { code: ccuClose.silent, reason: "No sign of life" },
    full: { code: ccuClose.full, reason: "Too many connections" },
  })
  const tellAll = (news: News) => {
    const text = JSON.stringify(news)
    for (const { send } of listeners) send(text)
  }
  const shots = gatherShots((betId, count) => tellAll({ type: "ying.shot", betId, count }))
  let noticesTold = 0
  const unfollow = office.announcements.follow((told) => {
    if (told.type === "told.too.little") lines.closeAll(ccuClose.comeBack, "Something was missed: come back")
    else if (told.type !== "news") return
    else if (told.news.type === "ying.shot") shots.hear(String(told.news.betId), told.news.count)
    else {
      if (told.news.type.startsWith("maintenance")) noticesTold++
      tellAll(told.news)
    }
  })
  const logged = (error: unknown) =>
    log({ level: "error", error: error instanceof Error ? error.message : String(error) })
  const beat = async (tell: (news: News) => void) => {
    try {
      tell({ type: "beat", now: (await office.clock.now()) / 1_000 })
    } catch (error) {
      // Without the time there is no beat: whoever listens sees that something is the matter.
      logged(error)
    }
  }
  /** Whoever comes later, or comes back, learns what they missed; what is told meanwhile is newer. */
  const tellOfMaintenance = async (tell: (news: News) => void) => {
    const before = noticesTold
    try {
      const notice = await lastNotice(office.db)
      if (notice !== undefined && before === noticesTold) tell(notice)
    } catch (error) {
      logged(error)
    }
  }
  const beats = setInterval(() => void beat(tellAll), beatEvery)

  return {
    /** The token is looked at before the connection opens, so that an open one misses nothing. */
    accept: async (incoming: IncomingMessage, raw: Duplex, head: Buffer, token: string | null): Promise<void> => {
      const user = await userOf(office, token ?? undefined)
      lines.accept(incoming, raw, head, (line) => {
        const { socket, send } = line
        if (user === undefined) {
          socket.close(ccuClose.notAPlayer, "The token is not good")
          return
        }
        listeners.add(line)
        socket.on("close", () => listeners.delete(line))
        const tell = (news: News) => send(JSON.stringify(news))
        void beat(tell)
        void tellOfMaintenance(tell)
      })
    },
    stop: async (): Promise<void> => {
      unfollow()
      clearInterval(beats)
      shots.stop()
      await lines.stop(ccuClose.comeBack, "Going away")
    },
  }
}
