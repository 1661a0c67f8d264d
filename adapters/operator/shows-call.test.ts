import { describe, expect, test } from "vitest"
import { showsCall } from "./shows-call.ts"
import { lineStart } from "./wire/index.ts"

describe("An answer shows that the operator has a call", () => {
  test.each([
    [200, { data: { url: "https://line.example" } }],
    [204, undefined],
    [400, { code: "badRequest", message: "" }],
    [404, { code: "notFound", message: "" }],
    [422, { message: "state is required" }],
  ])("that is a %i with %j", (status, body) => {
    expect(showsCall(lineStart, status, body)).toBe(true)
  })

  test.each([
    [302, undefined],
    [401, { message: "Unauthorized" }],
    [403, "<h1>Forbidden</h1>"],
    [404, "<h1>Cannot POST</h1>"],
    [404, { code: "NOT_FOUND", message: "Cannot POST" }],
    [405, { message: "Method Not Allowed" }],
    [422, "<h1>Unprocessable</h1>"],
    [429, { message: "Slow down" }],
    [501, { message: "" }],
    [502, { message: "" }],
  ])("but not one that is a %i with %j", (status, body) => {
    expect(showsCall(lineStart, status, body)).toBe(false)
  })
})
