import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { type Frame, socketTo } from "../../push/testing/socket.ts"
import { type DatabaseSource, databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const noon = Date.parse("2026-11-20T12:00:00+07:00") / 1_000

describe.each(sources)("maintenance, on $kind", (source) => {
  const isNotice = ({ type }: Frame) => String(type).startsWith("maintenance")

  /** An operator, and players who listen to it. */
  const openOperator = async ({ fresh }: DatabaseSource = source) => {
    const operator = await operatorOn(fresh, { push: { pace: { beatEvery: 200, pongTimeoutMs: 5_000 } } })
    onTestFinished(() => operator.stop())
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    const listener = async () => {
      const line = await socketTo(`${operator.origin}/ccu?token=${token}`)
      onTestFinished(async () => void (await line.close()))
      const notices = () => line.frames.filter(isNotice)
      /** Every notice that was told when so many had been. */
      const waitForNotices = async (count: number) => {
        await line.receive(() => notices().length >= count)
        return notices()
      }
      return { ...line, notices, waitForNotices }
    }
    return {
      ...operator,
      listener,
      announce: (until: number | null) => operator.post("/__sandbox/maintenance", { until }),
      end: () => operator.ask("/__sandbox/maintenance", { method: "DELETE" }),
    }
  }

  it("is told to those who are here, and to whoever comes later or comes back", async () => {
    const { listener, announce } = await openOperator()
    const early = await listener()
    await early.receive(({ type }) => type === "beat")
    expect(early.notices()).toEqual([])
    expect((await announce(noon + 3_600)).status).toBe(200)
    const notice = { type: "maintenance", until: noon + 3_600 }
    expect(await early.waitForNotices(1)).toEqual([notice])
    expect(await (await listener()).waitForNotices(1)).toEqual([notice])
    await early.close()
    expect(await (await listener()).waitForNotices(1)).toEqual([notice])
  })

  it("is told with what the desk said last", async () => {
    const { listener, announce } = await openOperator()
    await announce(noon + 3_600)
    await announce(null)
    expect(await (await listener()).waitForNotices(1)).toEqual([{ type: "maintenance", until: null }])
  })

  it("ends once when the desk says so, for those who were told of it, wherever they were then", async () => {
    const { listener, announce, end } = await openOperator()
    const early = await listener()
    await announce(null)
    await early.waitForNotices(1)
    const gone = await listener()
    await gone.waitForNotices(1)
    await gone.close()
    expect((await Promise.all([end(), end(), end()])).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await early.waitForNotices(2)).toEqual([{ type: "maintenance", until: null }, { type: "maintenance.ended" }])
    expect(await (await listener()).waitForNotices(1)).toEqual([{ type: "maintenance.ended" }])
    const beats = early.frames.filter(({ type }) => type === "beat").length
    await early.receive(() => early.frames.filter(({ type }) => type === "beat").length > beats + 1)
    expect(early.notices()).toHaveLength(2)
  })

  it("ends by itself when its time is over", async () => {
    const { listener, announce, pass } = await openOperator()
    const early = await listener()
    await announce(noon + 600)
    await early.waitForNotices(1)
    await pass(601)
    expect(await early.waitForNotices(2)).toEqual([
      { type: "maintenance", until: noon + 600 },
      { type: "maintenance.ended" },
    ])
    expect(await (await listener()).waitForNotices(1)).toEqual([{ type: "maintenance.ended" }])
  })

  it("ends with everything else when the operator begins anew", async () => {
    const { listener, announce, post } = await openOperator()
    const early = await listener()
    await announce(null)
    await early.waitForNotices(1)
    expect((await post("/__sandbox/reset", { seed: "demo" })).status).toBe(200)
    expect(await early.waitForNotices(2)).toEqual([{ type: "maintenance", until: null }, { type: "maintenance.ended" }])
  })

  it("is told to nobody where there never was any", async () => {
    const { listener, end } = await openOperator()
    await end()
    const line = await listener()
    await line.receive(() => line.frames.length > 2)
    expect(line.notices()).toEqual([])
  })
})
