import { expect, test } from "vitest"
import { type Notification, newestFirst } from "./notifications.ts"

const message = (id: string, createdAt: number): Notification => ({
  id,
  title: "",
  body: { writtenAs: "text", words: "" },
  createdAt,
})

test("the newest message comes first", () => {
  const messages = [message("m1", 1), message("m3", 3), message("m2", 2)]
  expect(newestFirst(messages).map(({ id }) => id)).toEqual(["m3", "m2", "m1"])
})
