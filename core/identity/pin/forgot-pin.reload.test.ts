import { expect, test } from "vitest"
import { questionLost } from "../../operator/testing/trouble.ts"
import { atCode, atForgotPin, atPin } from "./testing/forgetful-player.ts"

test("a page that is loaded anew before a code was sent begins at the account", () => {
  const again = atForgotPin().reload().getSnapshot()
  expect([again.value, again.context.userName]).toEqual(["enteringAccount", ""])
})

test("a page that is loaded anew asks for the code that was sent, and what was typed since is gone", async () => {
  for (const player of [await atCode(), await atPin()]) {
    const again = player.reload()
    expect(again.getSnapshot().value).toBe("enteringCode")
    expect(again.getSnapshot().context).toEqual({
      userName: "somchai88",
      phoneNumber: "0810000042",
      faults: {},
      sent: { reference: "R1", sentAt: 0, missed: 0 },
      isInDoubt: false,
      failure: undefined,
    })
  }
})

test("no page that is loaded anew lengthens the life of a code, or takes its misses back", async () => {
  const { clock, save, is, reload } = await atPin()
  save({ code: "999999" })
  await is("replacingPin")
  await is("enteringCode")
  clock.increment(299_999)
  const again = reload()
  expect([again.getSnapshot().value, again.getSnapshot().context.sent?.missed]).toEqual(["enteringCode", 1])
  clock.increment(1)
  expect(again.getSnapshot().value).toBe("codeExpired")
})

test("neither a code nor a PIN is ever remembered, and nothing once the new PIN counts", async () => {
  const { remembered, save, is, reload } = await atPin()
  save()
  await is("replaced")
  expect(JSON.stringify(remembered)).not.toMatch(/100001|Rung70/)
  expect(reload().getSnapshot().value).toBe("enteringAccount")
})

test("whether the new PIN counts stays in doubt when the page is loaded anew before its answer, or after a lost one", async () => {
  const asked = await atPin()
  asked.save()
  expect(asked.now().value).toBe("replacingPin")
  expect(asked.reload().getSnapshot().context.isInDoubt).toBe(true)

  const lost = await atPin()
  lost.operator.meets(questionLost)
  lost.save()
  await lost.is("unknownOutcome")
  const again = lost.reload().getSnapshot()
  expect([again.value, again.context.isInDoubt]).toEqual(["enteringCode", true])
})

test("a phone whose clock is days ahead asks for the code after all, once it has heard the operator's time", async () => {
  const { clock, goAhead, correct, reload } = await atCode()
  goAhead(3 * 86_400_000)
  const again = reload()
  expect(again.getSnapshot().value).toBe("codeExpired")
  correct()
  expect(again.getSnapshot().value).toBe("enteringCode")
  clock.increment(300_000)
  expect(again.getSnapshot().value).toBe("codeExpired")
})
