import { createServer } from "node:http"
import type { Effect, ManagedRuntime } from "effect"
import { type AskBetting, bettingPlayerAt } from "./betting-sandbox.ts"
import { listening } from "./listening.ts"

export type ScriptedAnswer = {
  readonly status?: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** An operator that gives one fixed answer per path, or per method and path, such as a real one gave. */
export const operatorThatSays = async (answers: Readonly<Record<string, ScriptedAnswer>>) => {
  const requests: Array<{ path: string; key: string | undefined; body: unknown }> = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://operator").pathname.slice(1)
    const name = path.replace(/^(?:poy-)?api\//, "")
    let sent = ""
    request.on("data", (part: Buffer) => {
      sent += part.toString()
    })
    request.on("end", () => {
      const {
        status = 200,
        body,
        headers,
      } = answers[`${request.method} ${name}`] ?? answers[name] ?? { status: 404, body: "<html>404</html>" }
      requests.push({
        path,
        key: request.headersDistinct["idempotency-key"]?.[0],
        body: sent === "" ? undefined : JSON.parse(sent),
      })
      response.writeHead(status, { "content-type": "application/json", ...headers })
      response.end(typeof body === "string" ? body : JSON.stringify(body))
    })
  })
  const origin = await listening(server)
  return {
    origin,
    /** Every call so far. */
    requests,
    stop: () => void server.close(),
  }
}

type Ports = ManagedRuntime.ManagedRuntime.Services<AskBetting["runtime"]>

/** The answer that a player reads from an operator that says this. */
export const answerFrom = async <A, E>(
  answers: Readonly<Record<string, ScriptedAnswer>>,
  program: Effect.Effect<A, E, Ports>,
) => {
  const operator = await operatorThatSays(answers)
  const answer = await bettingPlayerAt(operator.origin)(program)
  operator.stop()
  return answer
}
export const data = (value: unknown): ScriptedAnswer => ({ body: { data: value } })
export const no = (code: string, value?: unknown, status = 409): ScriptedAnswer => ({
  status,
  body: { code, message: "", data: value },
})
/** A moment of a Thai November. */
export const at = (moment: string): number => Date.parse(`2026-11-${moment}+07:00`)
