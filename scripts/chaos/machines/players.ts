import { setTimeout } from "node:timers/promises"
import { moneyUpdate } from "@fakham/operator/wire"
import { type Frame, pushSocketTo, type SocketLine, socketTo } from "@fakham/stand-in/testing/processes"
import * as v from "valibot"
import { pin } from "../../load/bettors.ts"
import { virtualPlayerAt } from "../../load/player.ts"
import { untilDone } from "./fleet.ts"
import { addressOfPlayer } from "./network.ts"

/** A socket that is opened again whenever it has ended, as pages do. */
const reopened = (open: () => Promise<SocketLine>) => {
  const ended = { is: false }
  const lines: Array<SocketLine> = []
  const keep = async () => {
    while (!ended.is) {
      try {
        const line = await open()
        lines.push(line)
        if (ended.is) line.socket.terminate()
        await line.closed
      } catch {
        // The next try follows.
      }
      await setTimeout(300)
    }
  }
  void keep()
  return {
    frames: (): ReadonlyArray<Frame> => lines.flatMap(({ frames }) => frames),
    end: () => {
      ended.is = true
      lines.at(-1)?.socket.terminate()
    },
  }
}

export type PlayerOfFleet = Awaited<ReturnType<typeof playerAt>>

/** A player with a page open: what the page asks, and what it is told without asking. */
export const playerAt = async (origin: string, at: number) => {
  const localAddress = addressOfPlayer(at)
  const { ask, leave } = virtualPlayerAt(origin, { localAddress, timeoutMs: 15_000 })
  const logIn = () =>
    untilDone("a player logs in", async () => {
      const userName = `crowd${String(at + 1).padStart(5, "0")}`
      const { headers } = await ask("/api/users.login", { userName, password: pin })
      return v.parse(v.string(), headers["x-access-token"])
    })
  const token = await logIn()
  const listenAs = (session: string): Promise<SocketLine> =>
    socketTo(`${origin}/ccu?token=${session}`, { localAddress })
  const ccu = reopened(() => listenAs(token))
  const push = reopened(async () => {
    const line = await pushSocketTo(origin, undefined, { localAddress })
    await line.subscribeAndWait(uuidIn(token))
    return line
  })
  return {
    at,
    token,
    ask,
    logIn,
    logOut: (session: string) => ask("/api/users.logout", {}, { authorization: `Bearer ${session}` }),
    listenAs,
    /** All news so far. */
    news: ccu.frames,
    /** How often a balance was pushed. */
    pushes: () => push.frames().filter(({ event }) => event === moneyUpdate).length,
    leave: () => {
      ccu.end()
      push.end()
      leave()
    },
  }
}

const Claims = v.object({ uuid: v.string() })
const uuidIn = (token: string): string =>
  v.parse(Claims, JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())).uuid
