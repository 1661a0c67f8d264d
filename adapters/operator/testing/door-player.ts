import { operatorOn } from "@fakham/stand-in/testing"
import { onTestFinished } from "vitest"
import { connect, type Login, type SitePlayer, type SiteSettings } from "../door/index.ts"

type DemoOperator = Awaited<ReturnType<typeof operatorOn>> & {
  /** So many calls of a path go wrong. */
  readonly fault: (path: string, kind: Readonly<Record<string, unknown>>) => Promise<void>
}

/** A new operator of demo players, with what goes wrong at it. */
export const operatorOfDemo = async (settings: Parameters<typeof operatorOn>[1] = {}): Promise<DemoOperator> => {
  const operator = await operatorOn({ kind: "sqlite", file: ":memory:" }, settings)
  onTestFinished(() => operator.stop())
  const fault: DemoOperator["fault"] = async (path, kind) => {
    await operator.post("/__sandbox/faults", { path, count: 1, ...kind })
  }
  return Object.assign(operator, { fault })
}

const playerOfLogin = (login: Login): SitePlayer => {
  if (login.is !== "player") throw new Error(login.is)
  return login.player
}

/** A player in front of an operator, who is logged in. */
export const playerAtDoor = async (settings: SiteSettings, [userName, pin] = ["somchai88", "Duean69#x"] as const) => {
  const site = connect(settings)
  onTestFinished(() => site.close())
  await site.userName(userName)
  return { site, player: playerOfLogin(await site.pin(pin)) }
}

/** The second round of yeekee that takes bets. */
export const roundToBet = async (player: SitePlayer) => {
  const open = await player.open("yeekee")
  const round = open.is === "known" ? open.data[1] : undefined
  if (round === undefined) throw new Error("no round takes bets")
  return round
}
