import { expect, test } from "vitest"
import { makeHouseDoor } from "./door.ts"
import type { House } from "./house.ts"

const street = () => {
  const built: Array<{ closed: number }> = []
  const doors: Array<() => void> = []
  const door = makeHouseDoor(
    () =>
      new Promise<House>((resolve) => {
        const state = { closed: 0 }
        built.push(state)
        doors.push(() => resolve(Object.assign(Object.create(null), { close: () => void (state.closed += 1) })))
      }),
  )
  return { door, built, finish: (at: number) => doors[at]?.() }
}

test("the house is built once, however many screens ask for it at the same time", async () => {
  const { door, built, finish } = street()
  const asked = [door.open(), door.open()]
  finish(0)
  const [one, other] = await Promise.all(asked)
  expect(one).toBe(other)
  expect([built.length, door.opened() === one]).toEqual([1, true])
})

test("after the session has ended the next player gets a house of their own", async () => {
  const { door, built, finish } = street()
  const asked = door.open()
  finish(0)
  const first = await asked
  door.close()
  door.close()
  expect(built[0]?.closed).toBe(1)
  expect(door.opened()).toBe(first)
  const again = door.open()
  finish(1)
  expect(await again).not.toBe(first)
})

test("a house that is finished after the session has ended is closed, and another is built", async () => {
  const { door, built, finish } = street()
  const asked = door.open()
  door.close()
  finish(0)
  await expect.poll(() => built.length).toBe(2)
  finish(1)
  await asked
  expect(built.map(({ closed }) => closed)).toEqual([1, 0])
})

test("a house that could not be fetched is tried again", async () => {
  let tries = 0
  const door = makeHouseDoor(() => {
    tries += 1
    return Promise.reject(new Error("gone"))
  })
  await expect(door.open()).rejects.toThrow("gone")
  await expect(door.open()).rejects.toThrow("gone")
  expect(tries).toBe(2)
})
