import { roundsNamedBy, seededRandom } from "@fakham/core/testing"
import { type CrowdQuestion, startCrowdPlayer } from "./player.ts"
import type { CrowdScene } from "./scenes.ts"
import { virtualTime } from "./virtual-time.ts"

const [comeFor, settleFor, watchFor] = [30_000, 30_000, 60_000]
const second = 1_000
const none: Record<CrowdQuestion, number> = { connection: 0, balance: 0, rounds: 0, "sign of life": 0 }

/** What a player asks for in a second, on the average of all. */
export type RequestRates = {
  /** While nothing happens. */
  readonly before: number
  /** In the busiest second from when it happened. */
  readonly peak: number
  /** What the most was of each question within a second. */
  readonly peaks: Readonly<Record<CrowdQuestion, number>>
  /** In the last half of what is watched. */
  readonly after: number
}

/** So many players come one after the other, and then something happens to all of them in one moment. */
export const runCrowd = async (scene: CrowdScene, count: number, seed: number): Promise<RequestRates> => {
  const time = virtualTime()
  const random = seededRandom(seed)
  const begins = comeFor + settleFor
  const bySecond = new Map<number, Record<CrowdQuestion, number>>()
  const after = () => time.now() - begins
  const [round] = roundsNamedBy("2026-11-20")
  const operator = {
    hasPush: () => scene.hasPush(after()),
    hasAnswers: () => scene.hasAnswers(after()),
    isSilent: scene.isSilent,
    count: (question: CrowdQuestion) => {
      const at = Math.floor(time.now() / second)
      const counted = bySecond.get(at) ?? none
      bySecond.set(at, { ...counted, [question]: counted[question] + 1 })
    },
    rounds: round === undefined ? [] : [{ ...round, opensAt: 0, closesAt: begins * 10, resultAt: begins * 10 }],
  }
  const players: Array<ReturnType<typeof startCrowdPlayer>> = []
  for (let at = 0; at < count; at += 1)
    time.setTimeout(
      () => void players.push(startCrowdPlayer(time, operator, seededRandom(seed + at))),
      random.below(comeFor),
    )
  await time.runUntil(begins)
  for (const player of players) {
    if (!scene.hasPush(0) || !scene.hasPush(second)) player.fall()
    else if (scene.endsRound && round !== undefined) player.announce({ type: "round.cancelled", betId: round.betId })
  }
  await time.runUntil(begins + watchFor)
  await Promise.all(players.map(({ leave }) => leave()))

  const within = (from: number, to: number) =>
    Array.from({ length: (to - from) / second }, (_, at) => bySecond.get(from / second + at) ?? none)
  const sum = (asked: Record<CrowdQuestion, number>) => Object.values(asked).reduce((all, one) => all + one, 0)
  const mean = (seconds: ReadonlyArray<Record<CrowdQuestion, number>>) =>
    seconds.reduce((all, one) => all + sum(one), 0) / seconds.length / count
  const watched = within(begins, begins + watchFor)
  const most = (of: (one: Record<CrowdQuestion, number>) => number) => Math.max(...watched.map(of)) / count
  return {
    before: mean(within(comeFor + settleFor / 2, begins)),
    peak: most(sum),
    peaks: {
      connection: most(({ connection }) => connection),
      balance: most(({ balance }) => balance),
      rounds: most(({ rounds }) => rounds),
      "sign of life": most((asked) => asked["sign of life"]),
    },
    after: mean(within(begins + watchFor / 2, begins + watchFor)),
  }
}
