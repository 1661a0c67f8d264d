import fc from "fast-check"
import * as v from "valibot"
import { expect, test } from "vitest"
import { sessionOf } from "./identity/token.ts"
import * as wire from "./wire/index.ts"

const calls = [
  wire.usersAuth,
  wire.usersLogin,
  wire.usersLogout,
  wire.usersInfos,
  wire.cashs,
  wire.agentsSupports,
  wire.siteDetailsOne,
  wire.serverTime,
  wire.betListResultsLatest,
]

test("the paths are the product's, to the letter", () => {
  expect(calls.map(({ origin, method, path }) => `${origin} ${method} ${path}`)).toEqual([
    "given POST /api/users.auth",
    "given POST /api/users.login",
    "given POST /api/users.logout",
    "given GET /api/users-infos",
    "given GET /api/cashs",
    "given GET /api/agents-supports",
    "chosen GET /api/site-details.one",
    "chosen GET /api/server-time",
    "chosen GET /poy-api/bet-list-results.latest",
  ])
})

const infos = { level: 1, userName: "malee2569", cash: "350.25", afCash: 0, loyaltyPoint: 12, supportData: {} }

test("money may travel as a number or a text, and what is missing or null is empty", () => {
  expect(v.parse(wire.usersInfos.data, { ...infos, name: null, somethingNew: [1, 2] })).toEqual({
    level: 1,
    userName: "malee2569",
    name: "",
    email: "",
    avatar: "",
    phoneNumber: "",
    lineId: "",
    lineUid: "",
    cash: 35_025,
    afCash: 0,
    loyaltyPoint: 12,
    supportData: {
      activePopup: undefined,
      activeSupport: undefined,
      officePhoneNumber: "",
      urlBailek: "",
      urlPopup: "",
      urlSupport: "",
    },
  })
})

test("money of more decimals is cut to the satang below, a number may be a text, and the rest is not known", () => {
  const odd = { ...infos, cash: "350.259", loyaltyPoint: "12", level: "high", userName: 7, afCash: null }
  expect(v.parse(wire.usersInfos.data, { ...odd, supportData: { activePopup: 1, activeSupport: "0" } })).toMatchObject({
    cash: 35_025,
    loyaltyPoint: 12,
    level: undefined,
    userName: "",
    afCash: undefined,
    supportData: { activePopup: true, activeSupport: false },
  })
})

test("a level may be a number, or the role of one of the staff", () => {
  const levelOf = (level: unknown) => v.parse(wire.usersInfos.data, { ...infos, level }).level
  expect([3, "3", "administrator", "superAdmin", "staff", "Staff", null].map(levelOf)).toEqual([
    3,
    3,
    "administrator",
    "superAdmin",
    "staff",
    undefined,
    undefined,
  ])
})

test("a balance that is none is refused by its name", () => {
  for (const money of [undefined, null, "much", {}, true]) {
    const read = v.safeParse(wire.cashs.data, { money })
    expect(read.issues?.map((issue) => v.getDotPath(issue))).toEqual(["money"])
  }
})

test("a result whose digits are no digits is not known, and two of them that are not told are dashes", () => {
  const drawn = {
    betGroup: "gov",
    betType: "gov",
    betId: "1",
    betName: "gov",
    dt: "2026-11-16",
    top3: "927",
    top2: "27",
    bottom2: "03",
  }
  const odd = [{ top3: "92" }, { top3: "๙๒๗" }, { dt: "16/11/2026" }, { bottom2: "4", top2: null }]
  const read = v.parse(wire.betListResultsLatest.data, [drawn, ...odd.map((one) => ({ ...drawn, ...one })), null])
  expect(read).toEqual([drawn, { ...drawn, top2: "--", bottom2: "--" }])
})

test("whatever arrives is understood or refused, never thrown at", () => {
  fc.assert(
    fc.property(fc.constantFrom(...calls), fc.jsonValue(), (call, body) => {
      expect(typeof v.safeParse(call.data, body).success).toBe("boolean")
    }),
    { numRuns: 1_000 },
  )
})

const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString("base64url")
const token = (claims: unknown) => `${encode({ alg: "HS256" })}.${encode(claims)}.signature`

test("a token tells who and with which limit; numbers beyond 1 to 4 are no limit", () => {
  for (const [status, limit] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [0, undefined],
    [5, undefined],
    [undefined, undefined],
  ]) {
    expect(sessionOf(token({ uuid: "u-1", status }))).toEqual({
      token: token({ uuid: "u-1", status }),
      uuid: "u-1",
      limit,
    })
  }
})

test("a token that cannot be read gives no session", () => {
  for (const odd of ["", "x", "a.b.c", token({}), token({ uuid: "" }), token({ uuid: 7 }), token([])]) {
    expect(sessionOf(odd)).toBeUndefined()
  }
  fc.assert(
    fc.property(fc.string(), (odd) => sessionOf(odd) === undefined),
    { numRuns: 1_000 },
  )
})
