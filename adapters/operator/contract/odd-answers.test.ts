import { NumberSets } from "@fakham/core/betting"
import { NotDrawnYet, PastResults } from "@fakham/core/lotto"
import { PoyArchive } from "@fakham/core/order"
import { ShotRefused, YingResults, Yings } from "@fakham/core/ying"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { answerFrom, at, data, no } from "../testing/operator-that-says.ts"

const slip = {
  id: 77,
  betGroup: "stock",
  betType: "nikkei_morning",
  betId: 4_211,
  betName: "นิเคอิเช้า",
  dt: "2026-11-20",
  status: "REFUNDED",
  stake: "10.00",
  count: 2,
  createdAt: "2026-11-20T09:00:00.000000Z",
  closeTime: 1_795_140_900,
}

describe("slips of an operator with options of its own", () => {
  it("are accepted whole, and show the lines that are known here", async () => {
    const response = {
      ...slip,
      poy: [
        { option: "teng_bon_1", number: "7", price: "5", multiply: "3.20" },
        { option: "teng_bon_4", number: "1234", price: 5, multiply: 5_000 },
      ],
    }
    expect(
      await answerFrom(
        { "poys.one": data(response) },
        PoyArchive.use((archive) => archive.one("77")),
      ),
    ).toEqual(
      Result.succeed({
        id: "77",
        order: {
          kind: "poy",
          betGroup: "stock",
          betId: "4211",
          betType: "nikkei_morning",
          betName: "นิเคอิเช้า",
          lines: [{ option: "teng_bon_1", number: "7", price: 500, min: 500, max: 500, multiply: 320, ref: 0, add: 1 }],
        },
        stake: 1_000,
        placedAt: at("20T09:00:00"),
        closesAt: at("20T09:15:00"),
        dt: "2026-11-20",
        status: "refunded",
        paid: 1_000,
        outcomes: undefined,
        drawn: undefined,
      }),
    )
  })

  it("of groups that are not known here are left out of the list", async () => {
    const list = data({ poys: [{ ...slip, betGroup: "bingo" }, slip], page: 1, pages: 1, total: 2 })
    const listed = await answerFrom(
      { "poys.all": list },
      PoyArchive.use((archive) => archive.all({ page: 1 })),
    )
    expect(listed).toMatchObject({ success: { poys: [{ id: "77", lineCount: 2, stake: 1_000 }], pages: 1 } })
  })

  it("have ended in a way that need not be told", async () => {
    const cancel = PoyArchive.use((archive) => archive.cancel("77", "key-of-a-cancel"))
    const reason = async (code: string, response?: unknown) =>
      answerFrom({ "poys.abort": no(code, response) }, cancel).then(
        (answer) => Result.isFailure(answer) && answer.failure,
      )
    expect(await reason("ALREADY_ENDED")).toMatchObject({ reason: "alreadySettled" })
    expect(await reason("ALREADY_ENDED", { status: "CANCELLED" })).toMatchObject({ reason: "alreadyCancelled" })
    expect(await reason("ABORT_NOT_TODAY")).toMatchObject({ reason: "other" })
    expect(await reason("SOMETHING_NEW")).toMatchObject({ reason: "other" })
  })
})

describe("results of an operator that says little", () => {
  const of = PastResults.use((results) => results.of("1", "2026-11-20"))
  const result = {
    betId: 1,
    betGroup: "stock",
    betType: "korea",
    betName: "",
    dt: "2026-11-20",
    realResultTime: 1_795_142_700,
  }

  it("are not there yet while they say nothing", async () => {
    for (const response of [null, undefined, result, { ...result, result: null }])
      expect(await answerFrom({ "bet-list-results": data(response) }, of)).toEqual(Result.fail(new NotDrawnYet()))
    expect(await answerFrom({ "bet-list-results": data({ ...result, cancelled: true }) }, of)).toMatchObject({
      success: { outcome: { type: "cancelled" } },
    })
  })

  it("of shots need neither sums nor winners, and a proof may leave things out", async () => {
    const drawn = { top3: "123", top2: "23", bottom2: "45" }
    const response = {
      "ying-results.one": data({ betId: 1, result: drawn }),
      "yings.proof": data({ betId: 1, commitment: "", revealed: {} }),
    }
    expect(
      await answerFrom(
        response,
        YingResults.use((results) => results.one("1")),
      ),
    ).toEqual(Result.succeed({ outcome: { type: "drawn", drawn }, sum: undefined, ranks: undefined }))
    expect(
      await answerFrom(
        response,
        YingResults.use((results) => results.proof("1")),
      ),
    ).toEqual(Result.succeed({ seed: undefined, houseShot: undefined, shots: undefined }))
    expect(
      await answerFrom(
        { "ying-results.one": data(null) },
        YingResults.use((results) => results.one("1")),
      ),
    ).toEqual(Result.fail(new NotDrawnYet()))
  })
})

describe("shots at an operator that says little", () => {
  it("are ranked by their time where no rank is told, whatever their order", async () => {
    const shots = [
      { yingNumber: "11111", userName: "a", createdAt: "2026-11-20T12:00:01.000000Z" },
      { yingNumber: "33333", userName: null, createdAt: "2026-11-20T12:00:03.000000Z" },
      { yingNumber: "22222", createdAt: "2026-11-20T12:00:02.000000Z", mine: true },
    ]
    const seen = await answerFrom(
      { yings: data(shots) },
      Yings.use((yings) => yings.recent("1")),
    )
    expect(Result.getOrThrow(seen).map(({ rank, number, isOwn }) => [rank, number, isOwn])).toEqual([
      [1, "33333", false],
      [2, "22222", true],
      [3, "11111", false],
    ])
  })

  it("are refused without a word about how long to wait", async () => {
    expect(
      await answerFrom(
        { "yings.create": no("YING_TOO_SOON", undefined, 429) },
        Yings.use((yings) => yings.shoot("1", "12345", "key-of-a-shot")),
      ),
    ).toEqual(Result.fail(new ShotRefused({ reason: "tooSoon", waitSeconds: undefined })))
  })
})

describe("number sets with options that are not known here", () => {
  it("keep those that are", async () => {
    const set = { id: 3, name: "x", options: ["teng_bon_4", "teng_bon_2"], numbers: ["07"] }
    expect(
      await answerFrom(
        { "number-sets.all": data([set]) },
        NumberSets.use((sets) => sets.all()),
      ),
    ).toEqual(Result.succeed([{ id: "3", name: "x", options: ["teng_bon_2"], numbers: ["07"] }]))
  })
})
