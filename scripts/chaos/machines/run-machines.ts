import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { mustBeNothing } from "@fakham/stand-in/testing"
import * as v from "valibot"
import { needSite } from "../../commands/site.ts"
import { pin } from "../../load/bettors.ts"
import { slipWrite, type Write } from "../writes.ts"
import { announcedTo } from "./announced.ts"
import { startFleet, untilDone } from "./fleet.ts"
import { findProgram, openNetwork } from "./network.ts"
import { type PlayerOfFleet, playerAt } from "./players.ts"

const count = 24
const laterRound = "yeekee-2026-11-20-40"
const backWithinMs = 30_000

const Books = v.object({ data: v.record(v.string(), v.number()) })

/** Why this machine cannot play several, in a sentence; nothing where it can. */
export const cannotPlayMachines = (): string | undefined => {
  if (process.getuid?.() !== 0) return "Machines are network namespaces, which root alone can make."
  const wanted = ["ip", "nginx", "setpriv", "sysctl", "psql", "postgres", "initdb", "pg_basebackup", "pg_ctl"]
  const missing = wanted.filter((name) => findProgram(name) === undefined)
  return missing.length === 0 ? undefined : `Machines need programs that are not here: ${missing.join(", ")}.`
}

/** Kills one machine of each kind in turn while players bet; what was lost, doubled, or took too long to come back. */
export const runMachines = async (log: (line: string) => void): Promise<ReadonlyArray<string>> => {
  if (!(await needSite())) return ["the site is not built"]
  const home = await mkdtemp(join(tmpdir(), "fakham-machines-"))
  await chmod(home, 0o755)
  const network = await openNetwork(home)
  const faults: Array<string> = []
  const hold = (is: boolean, what: string) => {
    log(`${is ? "✔" : "✘"} ${what}`)
    if (!is) faults.push(what)
  }
  const players: Array<PlayerOfFleet> = []
  const sent: Array<Write> = []
  let isOver = false
  try {
    const fleet = await startFleet(network, home)
    const { host, standIn, other, push, primary } = fleet
    await fleet.desk(other, "players/add", { prefix: "crowd", count, pin, baht: 1_000_000 })
    for (let at = 0; at < count; at++) players.push(await playerAt(fleet.origin, at))
    const place = async (write: Write): Promise<void> => {
      sent.push(write)
      const [player] = players.slice(write.player)
      if (player !== undefined) await placeSlip(player, write)
    }

    const announcedIn = announcedTo(players, place, (path, body) => fleet.desk(other, path, body))
    /** What happens at one process is told to everybody, whichever process they are connected to. */
    const reachAll = async (when: string, sequence: number, since = performance.now()) => {
      for (const [what, announce] of Object.entries(announcedIn(`yeekee-2026-11-20-${sequence}`))) {
        const reached = await untilDone(what, announce, backWithinMs).then(
          () => true,
          () => false,
        )
        const after = performance.now() - since
        hold(reached && after < backWithinMs, `${when}: ${what} reached all players after ${seconds(after)}`)
      }
    }

    /** Everybody bets one slip after the other; how long the longest of them took. */
    const betWhile = async (act: () => Promise<void>) => {
      const state = { isOver: false, longest: 0, slips: 0 }
      const betting = players.map(async ({ at }) => {
        while (!state.isOver) {
          const startedAt = performance.now()
          await place(slipWrite(at, laterRound))
          state.longest = Math.max(state.longest, performance.now() - startedAt)
          state.slips++
          await setTimeout(100)
        }
      })
      await Promise.all([Promise.all(betting), act().finally(() => (state.isOver = true))])
      return state
    }

    await reachAll("all machines up", 41)
    const deaths = [
      { name: "a host", die: host.die, comeBack: () => fleet.restart(host) },
      { name: "a stand-in", die: standIn.die, comeBack: () => fleet.restart(standIn) },
      {
        name: "push for a moment",
        die: () => push.die().then(() => fleet.restart(push)),
        comeBack: async () => undefined,
      },
      { name: "the primary", die: () => primary.die().then(fleet.takeOver), comeBack: async () => undefined },
    ]
    for (const [at, { name, die, comeBack }] of deaths.entries()) {
      const { longest, slips } = await betWhile(async () => {
        await setTimeout(3_000)
        const killedAt = performance.now()
        await die()
        await reachAll(`without ${name}`, 42 + at, killedAt)
      })
      hold(longest < backWithinMs, `without ${name}: ${slips} slips were placed, the longest took ${seconds(longest)}`)
      await comeBack()
    }

    const { data: books } = v.parse(Books, await untilDone("the books are read", () => fleet.desk(other, "books")))
    const doubled = sent.filter(({ answers }) => answers.size !== 1).length
    hold(doubled === 0, `${doubled} of ${sent.length} slips with a second answer, or none`)
    hold(books["slips"] === sent.length, `${books["slips"]} slips in the books, ${sent.length} told to players`)
    for (const wrong of mustBeNothing) if (books[wrong] !== 0) hold(false, `books: ${wrong} is ${books[wrong]}`)
    isOver = true
  } finally {
    for (const player of players) player.leave()
    await network.close()
    if (isOver && faults.length === 0) await rm(home, { recursive: true, force: true })
    else log(`What the programs said: ${home}`)
  }
  return faults
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** Sends a slip under its key until it is told what became of it; a line that breaks off says nothing. */
const placeSlip = (player: PlayerOfFleet, write: Write): Promise<void> =>
  untilDone("a slip is placed", async () => {
    if (!(await write.send(player.ask, player.token))) throw new Error([...write.refusals].join("; "))
  })
