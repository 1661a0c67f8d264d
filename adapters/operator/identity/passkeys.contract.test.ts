import { AttemptsUsedUp } from "@fakham/core"
import { PasskeyLogins, Passkeys, WrongPin } from "@fakham/core/identity"
import { NotOffered, Unauthorized } from "@fakham/core/operator"
import { databaseSources, deviceKey, operatorOn } from "@fakham/stand-in/testing"
import { Layer, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { playersAsking } from "../testing/asking.ts"
import { operatorThatSays } from "../testing/operator-that-says.ts"
import { httpPasskeyLogins, httpPasskeys } from "./index.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const site = "http://localhost:4173"
const visitorAt = playersAsking((client) => Layer.mergeAll(httpPasskeys(client, site), httpPasskeyLogins(client, site)))
const all = Passkeys.use((passkeys) => passkeys.all())
const ask = (pin: string) => Passkeys.use((passkeys) => passkeys.ask(pin))
const add = (made: unknown) => Passkeys.use((passkeys) => passkeys.add(JSON.stringify(made)))
const remove = (id: string) => Passkeys.use((passkeys) => passkeys.remove(id))
const askLogin = PasskeyLogins.use((logins) => logins.ask())
const login = (signed: unknown) => PasskeyLogins.use((logins) => logins.login(JSON.stringify(signed)))

const challengeIn = (asked: Result.Result<string, unknown>) =>
  /"challenge":"([\w-]+)"/.exec(Result.isSuccess(asked) ? asked.success : "")?.[1] ?? "nothing was asked"

describe.each(sources)("passkeys over the wire, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { historyDays: 0, machineNow: () => Date.parse("2026-11-20T12:00:00+07:00") })
  })
  afterAll(() => operator.stop())

  it("are added with the PIN, open the player's session, are listed and removed", async () => {
    const key = deviceKey(site)
    const player = visitorAt(operator.origin, await operator.tokenOf("nipa2569", "Phlu2569*m"))
    const guest = visitorAt(operator.origin)
    expect(await player(add(key.make(challengeIn(await player(ask("Phlu2569*m"))))))).toEqual(Result.succeed(undefined))
    const session = await guest(login(key.sign(challengeIn(await guest(askLogin)))))
    const own = visitorAt(operator.origin, Result.isSuccess(session) ? session.success.token : "")
    const at = Date.parse("2026-11-20T12:00:00+07:00")
    expect(await own(all)).toEqual(Result.succeed([{ id: key.id, userDevice: "node", addedAt: at, usedAt: at }]))
    expect(await own(remove(key.id))).toEqual(Result.succeed(undefined))
    expect(await own(remove(key.id))).toMatchObject({ failure: { _tag: "Refused" } })
    expect(await guest(login(key.sign(challengeIn(await guest(askLogin)))))).toMatchObject({
      failure: { _tag: "Refused" },
    })
  })

  it("are not given for a wrong PIN, which is counted, nor to somebody who is not logged in", async () => {
    const player = visitorAt(operator.origin, await operator.tokenOf("malee2569", "Dao2569*k"))
    for (const attemptsLeft of [4, 3, 2, 1])
      expect(await player(ask("Wrong69#x"))).toEqual(Result.fail(new WrongPin({ attemptsLeft })))
    expect(await player(ask("Wrong69#x"))).toEqual(Result.fail(new AttemptsUsedUp({ unlocksInSeconds: 900 })))
    expect(await visitorAt(operator.origin, "nobody")(ask("Dao2569*k"))).toEqual(Result.fail(new Unauthorized()))
  })
})

it("an operator that does not know the calls offers none", async () => {
  const operator = await operatorThatSays({})
  onTestFinished(operator.stop)
  const visitor = visitorAt(operator.origin, "token")
  expect(await visitor(all)).toEqual(Result.fail(new NotOffered()))
  expect(await visitor(askLogin)).toEqual(Result.fail(new NotOffered()))
})
