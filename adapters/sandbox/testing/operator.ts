import { randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { tokenHeader } from "@fakham/operator/wire"
import type { DatabaseSettings } from "../database/open.ts"
import { startSandbox } from "../sandbox.ts"
import type { SandboxSettings } from "../settings.ts"
import { costOfTests } from "./cost-of-tests.ts"
import type { DatabaseSource } from "./databases.ts"

export type OperatorAnswer = { readonly status: number; readonly body: unknown; readonly headers: Headers }

const noon = Date.parse("2026-11-20T12:00:00+07:00")
const year = 365 * 86_400_000
/** For tests that let days go by, of something else than sessions. */
export const sessionsOfAYear = { idle: year, longest: year }

/** A running sandbox with short ways to ask it things, on a database that is there or on a new one that is filled. */
export const operatorOn = async (
  on: DatabaseSettings | DatabaseSource["fresh"],
  { seed = "demo", historyDays = 1, ...others }: Partial<SandboxSettings> = {},
) => {
  const clockAt = "clockAt" in others ? others.clockAt : noon
  const { machineNow } = others
  const filling = clockAt === undefined ? undefined : { seed, clockAt, historyDays, machineNow }
  const database = typeof on === "function" ? await on(filling) : on
  const sandbox = await startSandbox({
    port: 0,
    passwordCost: costOfTests,
    ...others,
    seed,
    clockAt,
    historyDays,
    database,
  })
  const ask = async (path: string, request: RequestInit = {}): Promise<OperatorAnswer> => {
    const headers = new Headers(request.headers)
    if (request.body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json")
    const answer = await fetch(sandbox.origin + path, { ...request, headers })
    return { status: answer.status, body: await answer.json(), headers: answer.headers }
  }
  /** Under a key of its own, unless another one is given. */
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: "POST",
      headers: { "idempotency-key": randomUUID(), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const login = (userName: string, password: string, from?: string) =>
    post("/api/users.login", { userName, password }, from === undefined ? {} : { "x-forwarded-for": from })
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const tokenOf = async (userName: string, password: string) =>
    (await login(userName, password)).headers.get(tokenHeader) ?? ""
  /** Lets time go on, on the operator's clock alone; what comes due by that is done when this is answered. */
  const pass = (seconds: number) => post("/__sandbox/clock", { moveMs: seconds * 1_000 })
  /** Asks as a player until the answer is the one that is waited for. */
  const until = async (
    path: string,
    token: string,
    is: (answered: OperatorAnswer) => boolean,
  ): Promise<OperatorAnswer> => {
    for (;;) {
      const answered = await ask(path, as(token))
      if (is(answered)) return answered
      await setTimeout(50)
    }
  }
  return { ...sandbox, database, ask, post, login, as, tokenOf, pass, until }
}
