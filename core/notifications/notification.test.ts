import fc from "fast-check"
import { expect, test } from "vitest"
import {
  markedRead,
  messagesByDay,
  type Notification,
  newestFirst,
  notificationKinds,
  pathWithin,
  unreadOf,
} from "./notification.ts"
import { messageOfId } from "./testing/operator-with-messages.ts"

const noon = Date.parse("2026-11-20T12:00:00+07:00")
const hour = 3_600_000
const at = (id: string, createdAt: number): Notification => ({ ...messageOfId(id), createdAt })

test("the newest message comes first", () => {
  expect(newestFirst([at("m1", 1), at("m3", 3), at("m2", 2)]).map(({ id }) => id)).toEqual(["m3", "m2", "m1"])
})

test("messages stand under their Thai day, the newest day first", () => {
  const days = messagesByDay([
    at("evening before", noon - 13 * hour),
    at("noon", noon),
    at("just after midnight", noon - 12 * hour),
  ])
  expect([...days].map(([day, messages]) => [day, messages.map(({ id }) => id)])).toEqual([
    ["2026-11-20", ["noon", "just after midnight"]],
    ["2026-11-19", ["evening before"]],
  ])
})

test("a message that was marked as read is unread no more, and marking it again changes nothing", () => {
  const messages = [messageOfId("m1"), messageOfId("m2"), { ...messageOfId("m3"), isRead: true }]
  expect(unreadOf(messages)).toEqual(["m1", "m2"])
  const marked = markedRead(messages, ["m1", "nobody's"])
  expect(unreadOf(marked)).toEqual(["m2"])
  expect(markedRead(marked, ["m1"])).toEqual(marked)
})

test("messages are of six kinds", () => {
  expect(notificationKinds).toEqual(["results", "credited", "paidOut", "closing", "news", "account"])
})

test("a message leads to a page of this site, by an address of at most 512 characters", () => {
  const longest = `/${"x".repeat(511)}`
  expect([pathWithin(longest), pathWithin(`${longest}x`)]).toEqual([longest, undefined])
})

test("a message leads to a page of this site", () => {
  expect(pathWithin("/poy/yeekee/A1839-0412")).toBe("/poy/yeekee/A1839-0412")
  expect(pathWithin("/credit?tab=1#top")).toBe("/credit?tab=1#top")
})

test.each([
  "",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "poy",
  "/a b",
  `/${"x".repeat(600)}`,
])("a message does not lead to %j", (text) => expect(pathWithin(text)).toBeUndefined())

test("whatever a message says it leads to, it is on the site itself", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `/${rest}`),
      ),
      (text) => {
        const path = pathWithin(text)
        return path === undefined || (path.startsWith("/") && !/^\/[/\\]/.test(path) && !/[\s\\]/.test(path))
      },
    ),
  )
})
