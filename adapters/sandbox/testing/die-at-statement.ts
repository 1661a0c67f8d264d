import { DatabaseSync, StatementSync } from "node:sqlite"
import { Client } from "pg"
import * as v from "valibot"

/**
 * Preloaded into an operator that a test wants to see killed: instead of running one statement of its database, the
 * process ends by SIGKILL. Its parent says which one: of those after one that begins with `from`, the `count`-th that
 * begins with `at`.
 */
const Death = v.object({ from: v.string(), at: v.string(), count: v.number() })

let death: v.InferOutput<typeof Death> | undefined
let isCounting = false

process.on("message", (message) => {
  death = v.parse(Death, message)
  isCounting = false
  process.send?.("known")
})
// The operator may end by itself, though its parent could still say something.
process.channel?.unref()

const beforeStatement = (text: unknown): void => {
  if (death === undefined || typeof text !== "string") return
  isCounting ||= text.startsWith(death.from)
  if (isCounting && text.startsWith(death.at) && --death.count <= 0) process.kill(process.pid, "SIGKILL")
}

type Call = (self: unknown, ...asked: ReadonlyArray<unknown>) => unknown

/** Puts something around a method. */
const around = (owner: object, method: string, act: (call: Call, ...given: Parameters<Call>) => unknown) => {
  const original: unknown = Reflect.get(owner, method)
  if (typeof original !== "function") throw new TypeError(`there is no ${method}`)
  const call: Call = (self, ...asked) => Reflect.apply(original, self, asked)
  Reflect.set(owner, method, function counted(this: unknown, ...asked: ReadonlyArray<unknown>) {
    return act(call, this, ...asked)
  })
}

around(DatabaseSync.prototype, "prepare", (prepare, database, text) => {
  const statement = prepare(database, text)
  if (statement instanceof StatementSync)
    for (const method of ["all", "run", "iterate"])
      around(statement, method, (execute, ...asked) => {
        beforeStatement(text)
        return execute(...asked)
      })
  return statement
})

around(Client.prototype, "query", (query, client, asked, ...others) => {
  beforeStatement(typeof asked === "object" && asked !== null && "text" in asked ? asked.text : asked)
  return query(client, asked, ...others)
})
