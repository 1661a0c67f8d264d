import fc from "fast-check"
import { expect, test } from "vitest"
import { readPush } from "./push-message.ts"

const message = { v: 1, id: "poy:1", title: "ยี่กี รอบที่ 42 ออกผลแล้ว", body: "ถูก 1 รายการ", path: "/poy", unread: 3 }

test("a message of the first version is read", () => {
  expect(readPush(JSON.stringify(message))).toEqual({
    id: "poy:1",
    title: "ยี่กี รอบที่ 42 ออกผลแล้ว",
    body: "ถูก 1 รายการ",
    path: "/poy",
    unread: 3,
  })
})

test("a message that leads elsewhere leads nowhere, and an odd number marks nothing", () => {
  const odd = { ...message, body: 7, path: "https://evil.example", unread: -1 }
  expect(readPush(JSON.stringify(odd))).toEqual({
    id: "poy:1",
    title: "ยี่กี รอบที่ 42 ออกผลแล้ว",
    body: "",
    path: undefined,
    unread: undefined,
  })
})

test.each([
  undefined,
  "",
  "nonsense",
  "null",
  "[]",
  JSON.stringify({ ...message, v: 2 }),
  JSON.stringify({ ...message, title: "" }),
  JSON.stringify({ ...message, title: "x".repeat(201) }),
  JSON.stringify({ ...message, id: 7 }),
])("%j is no message", (text) => expect(readPush(text)).toBeUndefined())

test("the shortest message is read, and so is the longest, with a text that is not too long", () => {
  const read = (change: Partial<typeof message>) => readPush(JSON.stringify({ ...message, ...change }))
  const long = { id: "i".repeat(128), title: "t".repeat(200), body: "b".repeat(500) }
  expect(read({ id: "1", title: "!", body: "?" })).toMatchObject({ id: "1", title: "!", body: "?" })
  expect(read(long)).toMatchObject(long)
  expect(read({ ...long, id: `${long.id}i` })).toBeUndefined()
  expect(read({ ...long, title: `${long.title}t` })).toBeUndefined()
  expect(read({ ...long, body: `${long.body}b` })).toMatchObject({ id: long.id, body: "" })
})

test("that nothing is unread is told too", () => {
  expect(readPush(JSON.stringify({ ...message, unread: 0 }))?.unread).toBe(0)
})

test("whatever bytes are pushed, nothing breaks", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readPush(text) === undefined))
})
