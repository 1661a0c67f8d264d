import {
  AttemptsUsedUp,
  Balance,
  HostNotAllowed,
  Identity,
  PlayerRecord,
  Results,
  SiteDetails,
  SupportDesk,
  Unauthorized,
  WrongCredentials,
} from "@fakham/core"
import { afterAll, afterEach, expect, test } from "vitest"
import { identitySandbox } from "../testing/identity-sandbox.ts"

const anAddress: unknown = expect.stringMatching(/^https:\/\//)

const { asked, asSomchai, comesIn, desk, login, stop } = await identitySandbox({ historyDays: 5 })
afterAll(stop)
afterEach(async () => {
  comesIn(undefined)
  await desk("players/unlock", { userName: "somchai88" })
})

const loginWith = (pin = "Duean69#x") => login("somchai88", pin)

test("the right PIN gives a session: a token, who it is, and no limit for an ordinary player", async () => {
  const answer = await loginWith()
  expect(answer).toMatchObject({
    _tag: "Success",
    success: { uuid: "5a9d0000-0000-4000-8000-000000000001", limit: undefined },
  })
})

test("a player of status 2 has limit 2", async () => {
  const answer = await login("status2demo", "Fah2569#b")
  expect(answer).toMatchObject({ _tag: "Success", success: { limit: 2 } })
})

test("wrong PINs count down the tries left, and the fifth locks the username for fifteen minutes", async () => {
  for (const attemptsLeft of [4, 3, 2, 1]) {
    expect(await loginWith("Wrong#000")).toMatchObject({ failure: new WrongCredentials({ attemptsLeft }) })
  }
  expect(await loginWith("Wrong#000")).toMatchObject({ failure: new AttemptsUsedUp({ unlocksInSeconds: 900 }) })
  expect(await loginWith()).toMatchObject({ failure: { _tag: "AttemptsUsedUp" } })
})

test("what the operator knows of the player arrives whole, money in satang", async () => {
  await asSomchai()
  expect(await asked(PlayerRecord.use((record) => record.read()))).toMatchObject({
    success: {
      userName: "somchai88",
      name: "สมชาย ใจดี",
      level: 2,
      cash: 1_248_050,
      afCash: 18_400,
      loyaltyPoint: 320,
    },
  })
  expect(await asked(Balance.use((balance) => balance.balance()))).toMatchObject({ success: 1_248_050 })
})

test("an accepted token is confirmed, and after the logout it is not", async () => {
  const session = await asSomchai()
  expect((await asked(Identity.use((identity) => identity.confirm())))._tag).toBe("Success")
  expect((await asked(Identity.use((identity) => identity.logout(session))))._tag).toBe("Success")
  expect(await asked(Identity.use((identity) => identity.confirm()))).toMatchObject({ failure: new Unauthorized() })
  expect(await asked(PlayerRecord.use((record) => record.read()))).toMatchObject({ failure: new Unauthorized() })
  expect(await asked(Balance.use((balance) => balance.balance()))).toMatchObject({ failure: new Unauthorized() })
})

test("without a token nothing of a player is told", async () => {
  expect(await asked(PlayerRecord.use((record) => record.read()))).toMatchObject({ failure: new Unauthorized() })
})

test("the latest government draw is told with its numbers", async () => {
  const answer = await asked(Results.use((results) => results.latest()))
  expect(answer._tag === "Success" && answer.success.find(({ betGroup }) => betGroup === "gov")).toMatchObject({
    dt: "2026-11-16",
    top3: "927",
    top2: "27",
    bottom2: "43",
  })
})

test("a host of the operator has a name of its own, and a strange one is not allowed", async () => {
  const of = (host: string) => asked(SiteDetails.use((details) => details.of(host)))
  expect(await of("shop.localhost")).toMatchObject({ success: { title: "ฟ้าค่ำ สาขา" } })
  expect(await of("evil.example")).toMatchObject({ failure: new HostNotAllowed() })
})

test("whom to ask is told to anybody", async () => {
  expect(await asked(SupportDesk.use((supporters) => supporters.settings()))).toMatchObject({
    success: { urlSupport: anAddress },
  })
})
