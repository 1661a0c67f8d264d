import { expect, test } from "vitest"
import { makeTapGuard } from "./tap-guard.ts"

/** A page whose time passes by hand. */
const handPage = () => {
  let time = 0
  let takesTaps = true
  let due: { readonly at: number; readonly run: () => void } | undefined
  const tapGuard = makeTapGuard({
    after: (milliseconds, run) => {
      due = { at: time + milliseconds, run }
      return () => {
        due = undefined
      }
    },
    takeTaps: (taken) => {
      takesTaps = taken
    },
  })
  const pass = (milliseconds: number) => {
    time += milliseconds
    if (due !== undefined && due.at <= time) due.run()
  }
  return { ...tapGuard, pass, takesTaps: () => takesTaps }
}

test("what has just come up takes no taps for a moment", () => {
  const page = handPage()
  page.changed()
  page.pass(299)
  expect(page.takesTaps()).toBe(false)
  page.pass(1)
  expect(page.takesTaps()).toBe(true)
})

test("whoever goes on drumming has not looked yet: the moment begins anew with every tap", () => {
  const page = handPage()
  page.changed()
  page.pass(250)
  page.tapped()
  page.pass(250)
  expect(page.takesTaps()).toBe(false)
  page.pass(50)
  expect(page.takesTaps()).toBe(true)
})

test("one sheet in place of another holds taps up once, from the later on", () => {
  const page = handPage()
  page.changed()
  page.pass(200)
  page.changed()
  page.pass(299)
  expect(page.takesTaps()).toBe(false)
  page.pass(1)
  expect(page.takesTaps()).toBe(true)
})

test("while nothing changes every tap is taken, however quick", () => {
  const page = handPage()
  page.tapped()
  page.tapped()
  expect(page.takesTaps()).toBe(true)
})
