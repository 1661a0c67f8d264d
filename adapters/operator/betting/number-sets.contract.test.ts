import { Unauthorized } from "@fakham/core"
import { type NamedSet, NoSuchSet, NumberSets } from "@fakham/core/betting"
import { databaseSources } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type BettingSandbox, bettingSandbox } from "../testing/betting-sandbox.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const all = NumberSets.use((sets) => sets.all())
let keys = 0
const lucky: NamedSet = { name: "เลขเด็ด", options: ["teng_bon_2", "teng_lang_2"], numbers: ["07", "70"] }

describe.each(sources)("number sets over the wire, on $kind", ({ fresh }) => {
  let sandbox: BettingSandbox
  beforeAll(async () => {
    sandbox = await bettingSandbox(fresh)
  })
  afterAll(() => sandbox.stop())

  it("are kept, read again, changed and forgotten by their player", async () => {
    expect(await sandbox.malee(all)).toEqual(Result.succeed([]))
    const saved = Result.getOrThrow(
      await sandbox.malee(NumberSets.use((sets) => sets.create(lucky, `key-of-set-${++keys}`))),
    )
    expect(saved).toEqual({ ...lucky, id: saved.id })
    expect(await sandbox.malee(all)).toEqual(Result.succeed([saved]))

    const changed = { ...saved, name: "เลขฝัน", numbers: ["07", "70", "77"] }
    expect(await sandbox.malee(NumberSets.use((sets) => sets.update(changed)))).toEqual(Result.succeed(changed))
    expect(await sandbox.malee(all)).toEqual(Result.succeed([changed]))

    expect(await sandbox.malee(NumberSets.use((sets) => sets.delete(saved.id)))).toEqual(Result.succeed(undefined))
    expect(await sandbox.malee(all)).toEqual(Result.succeed([]))
  })

  it("are kept once a key, whether the answer arrives or not", async () => {
    const keep = NumberSets.use((sets) => sets.create({ ...lucky, name: "ครั้งเดียว" }, "key-of-one-set"))
    await sandbox.fault("/poy-api/number-sets.create", { kind: "afterwards-cut" })
    expect(await sandbox.malee(keep)).toMatchObject({ failure: { _tag: "Unreachable" } })
    const saved = Result.getOrThrow(await sandbox.malee(keep))
    expect(Result.getOrThrow(await sandbox.malee(all)).filter(({ name }) => name === "ครั้งเดียว")).toEqual([saved])
  })

  it("of another player are as good as none", async () => {
    const saved = Result.getOrThrow(
      await sandbox.malee(NumberSets.use((sets) => sets.create(lucky, `key-of-set-${++keys}`))),
    )
    const none = Result.fail(new NoSuchSet())
    expect(await sandbox.somchai(all)).toEqual(Result.succeed([]))
    expect(await sandbox.somchai(NumberSets.use((sets) => sets.update({ ...saved, name: "ของฉัน" })))).toEqual(none)
    expect(await sandbox.somchai(NumberSets.use((sets) => sets.delete(saved.id)))).toEqual(none)
    expect(await sandbox.guest(all)).toEqual(Result.fail(new Unauthorized()))
  })
})
