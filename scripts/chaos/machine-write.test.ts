import { describe, expect, it } from "vitest"
import { machineWrite, type OperationPage } from "./machine-write.ts"

const answered = { status: 200, body: {}, headers: {} }

/** A page that shows these, one after the other, and stays at the last. */
const pageThatShows = (...looks: ReadonlyArray<string>): OperationPage => {
  let at = 0
  const shown = () => looks[Math.min(at++, looks.length - 1)]
  return {
    shown,
    begin: async () => shown() ?? "nothing",
    id: () => "deposit-1",
    faults: () => [],
    nudge: () => undefined,
    leave: () => undefined,
  }
}

const writeOn = (page: OperationPage) =>
  machineWrite({
    player: 0,
    cannotWait: false,
    pageOn: (_, before) => before ?? page,
    atTheDesk: { call: "/transfer", order: {}, until: "open" },
    wanted: "credited",
  })

describe("what a page is sent for around the death of an operator", () => {
  it("is not done when no answer comes on the first time", async () => {
    const write = writeOn(pageThatShows("open", "open", "lost", "credited"))

    expect(await write.send(async () => answered, "token", "http://first")).toBe(false)
    expect([...write.refusals]).toEqual([])
  })

  it("is done when a question to the killed operator fails late, and the page has asked again by itself", async () => {
    const write = writeOn(pageThatShows("open", "lost", "open", "open", "lost", "lost", "open", "credited"))

    expect(await write.send(async () => answered, "token", "http://first")).toBe(false)
    expect(await write.send(async () => answered, "token", "http://second")).toBe(true)
    expect([...write.refusals]).toEqual([])
  })

  it("is a fault when the page shows another end than the operator's", async () => {
    const write = writeOn(pageThatShows("open", "lost", "open", "expired"))

    await write.send(async () => answered, "token", "http://first")
    expect(await write.send(async () => answered, "token", "http://second")).toBe(false)
    expect([...write.refusals]).toEqual(["shows expired instead of credited"])
  })
})
