import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { makeProfileEditing, type OwnerProof, type OwnerQuestion } from "@fakham/core/identity"
import { browserThatRemembersIntents, phoneOnTheMove } from "@fakham/core/testing"
import { makeBankAddition, makeWithdrawal } from "@fakham/core/wallet"
import { databaseSources, operatorOn } from "@fakham/stand-in/testing"
import { Layer, ManagedRuntime } from "effect"
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { createActor, waitFor } from "xstate"
import type { Client } from "../client.ts"
import { clientAt } from "../testing/asking.ts"
import { listening } from "../testing/listening.ts"
import { data, no, operatorThatSays, type ScriptedAnswer } from "../testing/operator-that-says.ts"
import { httpBanks, httpWithdrawals } from "../wallet/index.ts"
import { httpProfileKeeper } from "./index.ts"
import { askingOwner } from "./owner-check.ts"
import { ownerFields, ownerQuestion } from "./owner-questions.ts"

type Answers = (question: OwnerQuestion) => Promise<OwnerProof | undefined> | OwnerProof | undefined

/** Somebody at a page, who answers what an operator wants of the owner, or turns away. */
const ownerWho = (answers: Answers) => {
  const questions: Array<OwnerQuestion> = []
  let proof: OwnerProof | undefined
  let answered = 0
  return {
    questions,
    answered: () => answered,
    at: (client: Client) =>
      askingOwner(client, {
        asked: (_, refused) => void questions.push(ownerQuestion(refused)),
        take: () => {
          const given = proof
          proof = undefined
          return given && ownerFields(given)
        },
        answered: () => void (answered += 1),
      }),
    prove: async () => {
      const question = questions.at(-1)
      proof = question === undefined ? undefined : await answers(question)
      return proof !== undefined
    },
  }
}
const pinOf = (pin: string): OwnerProof => ({ pin, code: "", reference: "" })

const environment = {
  newKey: () => "key-of-the-act",
  now: () => 0,
  isTimeKnown: () => true,
  steadyNow: () => 0,
}
const known = { avatar: "", email: "", lineId: "", name: "สมชาย ใจดี", phoneNumber: "0812345678" }

const editingAt = (client: Client, prove: () => Promise<boolean>) =>
  createActor(makeProfileEditing(ManagedRuntime.make(httpProfileKeeper(client)), prove), { input: known }).start()

const [source] = await databaseSources()
afterAll(() => source?.clear())

describe("an operator that wants the owner, in front of the site's own machines", () => {
  let sandbox: Awaited<ReturnType<typeof operatorOn>>
  let client: Client
  beforeEach(async () => {
    if (source === undefined) throw new Error("SQLite is always there.")
    sandbox = await operatorOn(source.fresh, { historyDays: 0 })
    const token = await sandbox.tokenOf("somchai88", "Duean69#x")
    client = clientAt({ origin: sandbox.origin, token: () => token })
    return sandbox.stop
  })
  const codeIn = async (reference: string) => {
    const sent = JSON.stringify((await sandbox.ask("/__sandbox/outbox")).body)
    return new RegExp(`คือ (\\d{6}) \\(อ้างอิง ${reference}\\)`).exec(sent)?.[1] ?? ""
  }

  test("gets the PIN and the code of another phone number, each asked again until it is right", async () => {
    const pins = ["Wrong69#x", "Duean69#x"]
    let isMissed = false
    const owner = ownerWho(async ({ asks }) => {
      if (asks === "pin") return pinOf(pins.shift() ?? "")
      const reference = owner.questions.findLast(({ sent }) => sent !== undefined)?.sent?.reference ?? ""
      const code = await codeIn(reference)
      const given = isMissed ? code : code === "000000" ? "111111" : "000000"
      isMissed = true
      return { pin: "Duean69#x", code: given, reference }
    })
    const editing = editingAt(owner.at(client), owner.prove)
    editing.send({ type: "phoneNumber.submitted", phoneNumber: "0891112222" })
    const ended = await waitFor(editing, (state) => state.matches("saved") || state.matches("refused"))
    expect(ended.context.known.phoneNumber).toBe("0891112222")
    expect(owner.questions.map(({ asks, failure }) => [asks, failure?._tag])).toEqual([
      ["pin", undefined],
      ["pin", "WrongPin"],
      ["code", undefined],
      ["code", "OtpWrong"],
    ])
    expect(owner.questions[2]?.sent?.phoneNumber).toBe("0891112222")
    expect(owner.answered()).toBe(1)
  })

  test("adds no account where nobody answers, and leaves the form as it was", async () => {
    const owner = ownerWho(() => undefined)
    const browser = browserThatRemembersIntents()
    const runtime = ManagedRuntime.make(
      Layer.mergeAll(httpBanks(owner.at(client)), browser.layer, phoneOnTheMove().layer),
    )
    const machine = makeBankAddition(runtime, { ...environment, proveOwner: owner.prove })
    const addition = createActor(machine).start()
    await waitFor(addition, (state) => state.matches("enteringAccount"))
    addition.send({ type: "account.submitted", bankCode: "004", accountNumber: "555-0-00000-1" })
    await waitFor(addition, (state) => state.matches("enteringAccount"))
    expect([addition.getSnapshot().context.refusal, browser.unfinished(), owner.questions.length]).toEqual([
      undefined,
      [],
      1,
    ])
  })
})

test("an operator that wants nothing is sent what it is given, and nothing beside it", async () => {
  const operator = await operatorThatSays({ "users.phone-number.update": data(null) })
  onTestFinished(operator.stop)
  const owner = ownerWho(() => pinOf("Duean69#x"))
  const editing = editingAt(owner.at(clientAt({ origin: operator.origin, token: () => "token" })), owner.prove)
  editing.send({ type: "phoneNumber.submitted", phoneNumber: "0891112222" })
  await waitFor(editing, (state) => state.matches("saved"))
  expect([operator.requests.map(({ body }) => body), owner.questions]).toEqual([[{ phoneNumber: "0891112222" }], []])
})

test("one that wants the PIN before it pays out is sent the same withdrawal again under the same key", async () => {
  const requests: Array<{ readonly key: string | undefined; readonly body: unknown }> = []
  const limits = { withdrawnToday: [], balance: 1_000 }
  const receipt = { id: "W-1", amount: 500, status: "PAID", createdAt: "2026-11-20T12:00:00.000000Z" }
  const answer = (path: string, body: unknown): ScriptedAnswer => {
    if (path.endsWith("limits")) return data(limits)
    return JSON.stringify(body).includes("password") ? data(receipt) : no("pinRequired", undefined, 422)
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request)
    const body: unknown = sent === "" ? undefined : JSON.parse(sent)
    if (body !== undefined) requests.push({ key: request.headersDistinct["idempotency-key"]?.[0], body })
    const { status = 200, body: said } = answer(request.url ?? "", body)
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said))
  }
  const server = createServer((request, response) => void respond(request, response))
  const origin = await listening(server)
  onTestFinished(() => void server.close())
  const owner = ownerWho(() => pinOf("Duean69#x"))
  const client = owner.at(clientAt({ origin, token: () => "token" }))
  const layers = Layer.mergeAll(httpWithdrawals(client), browserThatRemembersIntents().layer, phoneOnTheMove().layer)
  const machine = makeWithdrawal(ManagedRuntime.make(layers), { ...environment, proveOwner: owner.prove })
  const withdrawal = createActor(machine, { input: {} }).start()
  await waitFor(withdrawal, (state) => state.matches("enteringAmount"))
  const account = { bankId: "7", bankCode: "014", accountNumber: "1110044710", name: "", isChecked: true }
  withdrawal.send({ type: "amount.submitted", amount: "500", account })
  withdrawal.send({ type: "withdrawal.confirmed" })
  await waitFor(withdrawal, (state) => state.matches("paid"))
  expect(requests).toEqual([
    { key: "key-of-the-act", body: { amount: 500, bankId: "7" } },
    { key: "key-of-the-act", body: { amount: 500, bankId: "7", password: "Duean69#x" } },
  ])
})
