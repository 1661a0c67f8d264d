import { Effect, Fiber, Result } from "effect"
import { expect, test } from "vitest"
import { altchaAnswer } from "./altcha.ts"

const parameters = {
  algorithm: "PBKDF2/SHA-256",
  nonce: "00",
  salt: "00",
  cost: 1,
  keyLength: 32,
  keyPrefix: "00",
  keySignature: "kept as it came",
}
const task = JSON.stringify({ parameters, signature: "s" })
const solution = { counter: 7, derivedKey: "ab", time: 1.5 }

const failureOf = (program: ReturnType<typeof altchaAnswer>) =>
  Effect.runPromise(Effect.map(Effect.result(program), (done) => (Result.isFailure(done) ? done.failure._tag : done)))

test("a solution travels with its whole challenge, in base64", async () => {
  const answer = await Effect.runPromise(altchaAnswer(task, async () => solution))
  expect(JSON.parse(atob(answer))).toEqual({ challenge: { parameters, signature: "s" }, solution })
})

test.each([["nothing"], ["null"], ["{}"], ['{"parameters":{"algorithm":"PBKDF2/SHA-256"},"signature":"s"}']])(
  "a task that is %s is not solved, and no work is begun",
  async (odd) => {
    let begun = 0
    const work = async () => {
      begun += 1
      return solution
    }
    expect(await failureOf(altchaAnswer(odd, work))).toBe("CaptchaUnsolved")
    expect(begun).toBe(0)
  },
)

test("a device that finds nothing, or whose worker does not start, has not solved it", async () => {
  expect(await failureOf(altchaAnswer(task, async () => null))).toBe("CaptchaUnsolved")
  expect(await failureOf(altchaAnswer(task, () => Promise.reject(new Error("no worker"))))).toBe("CaptchaUnsolved")
})

test("whoever leaves the page ends the work", async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const work = (_: unknown, { signal }: AbortController) => {
    begun.resolve(signal)
    return new Promise<null>(() => undefined)
  }
  const fiber = Effect.runFork(altchaAnswer(task, work))
  const signal = await begun.promise
  expect(signal.aborted).toBe(false)
  await Effect.runPromise(Fiber.interrupt(fiber))
  expect(signal.aborted).toBe(true)
})
