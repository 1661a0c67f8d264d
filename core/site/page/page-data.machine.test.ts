import { expect, test } from "vitest"
import { createActor } from "xstate"
import { type PageDataEvent, pageData } from "./page-data.machine.ts"

const page = (...events: ReadonlyArray<PageDataEvent>) => {
  const actor = createActor(pageData).start()
  for (const event of events) actor.send(event)
  return actor.getSnapshot().value
}
const own = ["slips", "rounds"]
const opened = { type: "page.opened" } as const
const answered = (call: string, asked = call) => ({ type: "call.answered", call, asked }) as const
const broke = (call: string, asked = call) => ({ type: "call.broke", call, asked, own }) as const

test("a page whose own data meets a broken server at its first reading is broken", () => {
  expect(page(opened, broke("slips"))).toBe("broken")
  expect(page(broke("slips"))).toBe("broken")
  expect(page(opened, answered("news"), broke("rounds"))).toBe("broken")
})

test("what stands beside a page's own data breaks nothing", () => {
  expect(page(opened, broke("news"))).toBe("fine")
})

test("what was read once stays on show, also when it is read again with another question", () => {
  expect(page(opened, answered("slips"), broke("slips"))).toBe("fine")
  expect(page(opened, answered("slips", "slips of today"), broke("slips", "slips of yesterday"))).toBe("fine")
  expect(page(opened, answered("rounds"), broke("slips"))).toBe("fine")
})

test("a page that was read before and is opened anew is not broken by the same question", () => {
  expect(page(opened, answered("slips"), opened, broke("slips"))).toBe("fine")
  expect(page(opened, answered("slips", "slip 1"), opened, broke("slips", "slip 2"))).toBe("broken")
})

test("a broken page is mended by its own data or by another page, and by nothing else", () => {
  expect(page(opened, broke("slips"), answered("news"))).toBe("broken")
  expect(page(opened, broke("slips"), answered("rounds"))).toBe("fine")
  expect(page(opened, broke("slips"), opened)).toBe("fine")
})
