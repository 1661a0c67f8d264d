import { operatorOn } from "@fakham/stand-in/testing"
import { solveChallenge } from "altcha-lib"
import { deriveKey as derivePbkdf2 } from "altcha-lib/algorithms/web/pbkdf2"
import { Effect } from "effect"
import * as v from "valibot"
import { expect, test } from "vitest"
import { altchaAnswer } from "./altcha.ts"

const Body = v.object({ data: v.object({ challenge: v.unknown() }) })

test("what a browser works out by ALTCHA's protocol is taken by the operator, once", async () => {
  const operator = await operatorOn({ kind: "sqlite", file: ":memory:" })
  await operator.post("/__sandbox/captcha", { required: true })
  const { challenge } = v.parse(Body, (await operator.ask("/api/captchas.challenge")).body).data
  const captcha = await Effect.runPromise(
    altchaAnswer(JSON.stringify(challenge), (given, controller) =>
      solveChallenge({ challenge: given, controller, deriveKey: derivePbkdf2 }),
    ),
  )
  const signup = (index: number) =>
    operator.post("/api/users.signup", {
      userName: `altcha${index}x`,
      password: "Dao2570*fa",
      phoneNumber: `089999000${index}`,
      captcha,
    })
  expect((await signup(1)).status).toBe(200)
  expect((await signup(2)).body).toEqual({ code: "captchaFailed", message: "cannot confirm reCaptcha with Google" })
  await operator.stop()
})
