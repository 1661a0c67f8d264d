import { certify, wrongFindings } from "@fakham/operator/contract"
import { databaseSources, operatorOn } from "@fakham/stand-in/testing"
import { afterAll, expect, test } from "vitest"
import { operatorFaults } from "./testing/faults.ts"
import { faultyOperator } from "./testing/faulty-operator.ts"

const [source] = await databaseSources()
if (source === undefined) throw new Error("SQLite is always there.")
const { fresh, clear } = source
afterAll(clear)

/** Each fault, with the part of the visit and the check that name it. */
const table = {
  "tells the balance with the dust of a float": ["dust", "answers", "GET /api/cashs tells money"],
  "tells the balance in words": ["wordyBalance", "the clock", "the balance is told with the time"],
  "tells no balance": ["noBalance", "answers", "GET /api/cashs tells money"],
  "tells rounds without an id": ["noIds", "answers", "GET /poy-api/bet-lists.latest tells [].betId"],
  "lists a round twice": ["twoOfOne", "the lobby", "every round has an id of its own"],
  "tells rounds as an object instead of a list": ["noList", "the lobby", "rounds are listed"],
  "tells in milliseconds when a round closes": [
    "milliseconds",
    "answers",
    "GET /poy-api/bet-lists.one tells unixTimeStamp.realCloseTime",
  ],
  "tells another close of a round alone": ["otherClose", "the lobby", "a round alone closes when the list says"],
  "tells the result of another round": ["otherResult", "the lobby", "a result is of the round that was asked for"],
  "tells times without a zone": ["noZone", "answers", "POST /poy-api/transactions.all tells [].createdAt"],
  "writes in UTC when a slip was made": [
    "slipInUtc",
    "a bet and its cancelling",
    "a slip is written as made now, in Thai time",
  ],
  "has two clocks that are an hour apart": ["twoClocks", "the clock", "both clocks of the operator agree"],
  "writes flags in words": ["wordyFlags", "answers", "GET /api/agents-supports tells activeSupport"],
  "answers without `data`": ["noData", "answers", "GET /api/users-infos is answered"],
  "sends JSON as text/html": ["asHtml", "answers", "GET /api/cashs is answered"],
  "lets anybody in between keep the balance": ["stored", "answers", "GET /api/cashs is kept by nobody in between"],
  "answers in full what still holds": [
    "neverHolds",
    "answers",
    "GET /poy-api/bet-lists.latest is answered with 304 while it still holds",
  ],
  "refuses with 200": ["refusesWith200", "login", "a PIN that is wrong is refused"],
  "refuses with a page instead of JSON": [
    "refusesWithAPage",
    "slips that are refused",
    "a round that has closed takes no slip",
  ],
  "breaks down over what it cannot read": [
    "breaksDown",
    "wrong questions",
    "POST /poy-api/number-sets.create is refused without name",
  ],
  "gives a new login the token that was logged out": [
    "oldToken",
    "login",
    "the token of a login after a logout is taken",
  ],
  "keeps a token that was logged out": ["neverEnds", "login", "a token that was logged out is refused"],
  "tells players' data to whoever asks": ["knownToAll", "strangers", "GET /api/cashs is told nobody without a token"],
  "debits twice for one key": ["twoDebits", "exactly once", "a key is one debit"],
  "takes more than a slip costs": ["doubleStake", "a bet and its cancelling", "a slip costs what its lines cost"],
  "finds another slip by a key": ["sameForEveryKey", "exactly once", "two of one key at one moment are one slip"],
  "lets a closed round take a slip": ["lateSlips", "slips that are refused", "a round that has closed takes no slip"],
  "takes any price": ["anyPrice", "slips that are refused", "a price above the most is refused"],
  "tells a wrong total of a slip": [
    "wrongTotal",
    "a bet and its cancelling",
    "the stake of a slip is the sum of its lines",
  ],
  "tells a wrong total of a day": ["wrongDay", "the statement", "is the sum of its entries"],
  "gives nothing back for a slip that was cancelled": [
    "keepsTheStake",
    "a bet and its cancelling",
    "a cancelled slip gives its stake back",
  ],
  "opens a second deposit for one key": ["twoDeposits", "a deposit", "a key is one deposit"],
  "pays out to an account of nobody": ["toAnybody", "a withdrawal", "a withdrawal to an account of nobody is refused"],
  "gives a script as the seat at a game": ["scriptOfAGame", "games", "a seat is an address of the web"],
  "opens somebody else's channel": ["everyChannel", "push", "somebody else's channel is not opened"],
} as const satisfies Record<string, readonly [keyof typeof operatorFaults, part: string, check: string]>

const isWhole = process.env["TEST_EXTENT"] === "whole"

test.each(Object.entries(table))("an operator that %s is told so", async (_, [planted, part, check]) => {
  const operator = await operatorOn(fresh)
  const faulty = await faultyOperator(operator.origin, operatorFaults[planted]())
  try {
    const report = await certify({
      origin: faulty.origin,
      userName: "somchai88",
      pin: "Duean69#x",
      movesMoney: true,
      // The soak plays all parts.
      ...(isWhole ? {} : { only: [part] }),
    })
    const wrong = wrongFindings(report).map(({ part: at, says }) => `${at}: ${says}`)
    const names = (found: string) => found.startsWith(`${part}: `) && found.includes(check)
    expect(wrong).toContainEqual(expect.toSatisfy(names))
  } finally {
    await faulty.stop()
    await operator.stop()
  }
})

test("every fault stands in the table, thirty of them and more", () => {
  expect(Object.values(table).map(([planted]) => planted)).toEqual(Object.keys(operatorFaults))
  expect(Object.keys(operatorFaults).length).toBeGreaterThan(29)
})
