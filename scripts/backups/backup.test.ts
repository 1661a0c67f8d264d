import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { goOverBooks } from "@fakham/stand-in"
import { everyDatabase, operatorOn } from "@fakham/stand-in/testing"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { backUp, restore } from "./backup.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("a backup, on $kind", ({ kind, fresh }) => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fakham-backup-"))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const operatorUntilTheEnd = async (...settings: Parameters<typeof operatorOn>) => {
    const operator = await operatorOn(...settings)
    onTestFinished(() => operator.stop())
    return operator
  }
  type Operator = Awaited<ReturnType<typeof operatorUntilTheEnd>>
  const cashOf = async (operator: Operator) => {
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    return (await operator.ask("/api/cashs", operator.as(token))).body
  }
  const give = (operator: Operator, baht: number) =>
    operator.post("/__sandbox/players/credit", { userName: "somchai88", baht })

  it("is taken while the operator goes on, and holds what was there at that moment", async () => {
    const operator = await operatorUntilTheEnd(fresh)
    await give(operator, 100)
    const before = await cashOf(operator)
    const file = join(folder, "while-it-runs.backup")
    await backUp(operator.database, file)
    await give(operator, 50)
    expect(await cashOf(operator)).not.toEqual(before)
    const { wrong, movements, slips } = await goOverBooks(operator.database)

    const database = await fresh()
    await restore(database, file)
    expect(await goOverBooks(database)).toEqual({ wrong, slips, movements: movements - 1 })
    expect(wrong).toEqual({})
    expect(await cashOf(await operatorUntilTheEnd(database))).toEqual(before)
  })

  it("can be read by its owner alone, and leaves nothing else behind", async () => {
    const { database } = await operatorUntilTheEnd(fresh, { seed: "empty" })
    const own = await mkdtemp(join(folder, "own-"))
    await backUp(database, join(own, "a.backup"))
    expect(((await stat(join(own, "a.backup"))).mode & 0o777).toString(8)).toBe("600")
    expect(await readdir(own)).toEqual(["a.backup"])
  })

  it("takes the place of nothing: neither of another backup nor of a database that is there", async () => {
    const { database } = await operatorUntilTheEnd(fresh, { seed: "empty" })
    const file = join(folder, "first.backup")
    await backUp(database, file)
    await expect(backUp(database, file)).rejects.toThrow("is there already: move it away, or name another.")
    await expect(restore(database, file)).rejects.toThrow(
      kind === "sqlite" ? "is there already: move it away, or name another." : "is not empty",
    )
    // What an earlier file had not yet written into itself would be written into this one.
    const moved = join(folder, "moved.sqlite")
    await writeFile(`${moved}-wal`, "")
    if (kind === "sqlite")
      await expect(restore({ kind, file: moved }, file)).rejects.toThrow("moved.sqlite-wal is there already")
  })

  it("that is none, or half of one, is refused, and the database stays empty", async () => {
    const database = await fresh()
    await expect(restore(database, join(folder, "none.backup"))).rejects.toThrow("There is no backup")
    const half = join(folder, "half.backup")
    await writeFile(half, "half of a backup")
    await expect(restore(database, half)).rejects.toThrow(
      kind === "sqlite" ? "is no whole backup" : "pg_restore failed",
    )
    const whole = join(folder, "whole.backup")
    await backUp((await operatorUntilTheEnd(fresh, { seed: "empty" })).database, whole)
    await restore(database, whole)
  })
})
