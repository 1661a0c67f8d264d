import { PassThrough } from "node:stream"
import { expect } from "vitest"
import { consoleOn } from "../terminal/console.ts"
import { playAt } from "../terminal/play.ts"
import { bahtIn, type Front, partOf, secondsIn } from "./front.ts"

const prompt = /(?:> |: |\[y\/n\] )$/

/** The terminal, by its lines. */
export const terminalFront = (origin: string): Front => {
  const memory = new Map<string, unknown>()
  let leave = async () => {}
  let input = new PassThrough()
  let shown = ""
  let read = 0

  /** What is shown after what was read last, once that is in it. */
  const reads = async (what: RegExp): Promise<string> => {
    await expect.poll(() => shown.slice(read)).toMatch(what)
    const text = shown.slice(read)
    read = shown.length
    return text
  }
  /** Types a line, and reads what comes of it until the next one is asked for. */
  const types = (line: string): Promise<string> => {
    input.write(`${line}\n`)
    return reads(prompt)
  }
  /** Says yes until that is shown. */
  const yesUntil = async (what: RegExp, first: string): Promise<string> => {
    for (let text = first; ; text = await types("y")) if (what.test(text)) return text
  }
  let last = ""

  const open = async () => {
    await leave()
    input = new PassThrough()
    const output = new PassThrough()
    ;[shown, read] = ["", 0]
    output.setEncoding("utf8").on("data", (text: string) => (shown += text))
    const typed = input
    const ended = playAt(consoleOn(typed, output, false), { origin, memory })
    leave = async () => {
      typed.end()
      await ended
    }
    await reads(prompt)
  }
  const is = async (what: RegExp) => expect(last).toMatch(what)
  return {
    open,
    logIn: async ({ userName, pin }) => {
      await types(userName)
      last = await types(pin)
    },
    isIn: async () => expect(shown).toMatch(/\n> $/),
    asksForName: async () => expect(shown).toMatch(/user name: $/),
    triesLeft: async () => Number(partOf(last, /wrong, (\d+) tries left/)),
    balance: async () => {
      const [, baht] = /balance ([\d,.]+) baht/.exec(await types("balance")) ?? []
      return baht === undefined ? undefined : bahtIn(baht)
    },
    secondsLeft: async () => secondsIn(partOf(await types("rounds yeekee"), /1 {2}([\d:]+) /)),
    openRound: async () => {
      await types("rounds yeekee")
      await types("bet 1")
    },
    key: async (digits) => {
      last = await types(digits)
    },
    undo: async () => {
      last = await types("undo")
    },
    price: async (baht) => {
      last = await types(`price ${baht}`)
    },
    totals: async () => ({
      count: Number(partOf(last, /(\d+) lines, /)),
      stake: bahtIn(partOf(last, /lines, ([\d,.]+) baht/)),
    }),
    showsLeastPrice: () => is(/prices are at their limit/),
    review: async () => {
      last = await types("place")
    },
    confirm: async () => {
      await is(/\[y\/n\] $/)
      input.write("y\n")
      last = await types("y")
    },
    receipt: async () => partOf(await yesUntil(/receipt \w{12}/, last), /receipt (\w{12})/),
    showsDoubt: async () => {
      last = await yesUntil(/nobody knows yet/, last)
    },
    lookInto: async () => {
      await types("rounds yeekee")
      await types("bet 1")
      last = await types("place")
    },
    showsClose: async () => void (await yesUntil(/RoundClosed|roundClosed/, await types("place"))),
    poys: async () => Array.from((await types("slips")).matchAll(/^ {2}(\w{12}) /gm), ([, id = ""]) => id),
    deposit: async (baht) => bahtIn(partOf(await types(`deposit ${baht}`), /transfer exactly ([\d,.]+) baht/)),
    showsCredit: async () => void (await reads(/baht: MATCHED/)),
    withdraw: async (baht) => {
      last = await types(`withdraw ${baht}`)
    },
    showsWithdrawal: () => is(/withdrawal \S+ WAITING/),
    logOut: async () => void (await types("logout")),
    stored: async () => JSON.stringify([...memory]),
    close: () => leave(),
  }
}
