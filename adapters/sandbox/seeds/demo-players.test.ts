import { username } from "@fakham/core"
import { describe, expect, it } from "vitest"
import { demoLogins, demoPlayers } from "./demo-players.ts"

describe("the demo's players", () => {
  it.each(demoLogins)("$userName could have registered with that name and PIN", ({ userName, pin }) => {
    expect(username(userName)._tag).toBe("Success")
    expect(pin).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^a-zA-Z\d]).{8,30}$/)
  })

  it("show an ordinary player and each of the four limits", () => {
    expect(new Set(demoPlayers.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4]))
  })
})
