import { afterAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/open.ts"
import { startSandbox } from "../../sandbox.ts"
import { databaseSources } from "../../testing/databases.ts"

const sources = (await databaseSources()).filter(({ kind }) => kind === "sqlite")
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("a player's PIN, on $kind", ({ fresh }) => {
  it("is kept as a scrypt hash of full cost unless the settings say otherwise, the demo's too, and opens the door", async () => {
    const database = await fresh()
    const sandbox = await startSandbox({ port: 0, database, seed: "demo", historyDays: 0 })
    const db = await openDatabase(database, () => undefined)
    const post = (path: string, body: unknown) =>
      fetch(`${sandbox.origin}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    const player = { userName: "newcomer1", password: "Dao2570*fa" }

    expect((await post("/api/users.signup", { ...player, phoneNumber: "0876543210" })).status).toBe(200)
    const users = await db.selectFrom("users").select("password_hash").execute()
    expect(users).toHaveLength(8)
    for (const { password_hash } of users) expect(password_hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
    expect(new Set(users.map(({ password_hash }) => password_hash)).size).toBe(8)
    expect((await post("/api/users.login", player)).status).toBe(200)
    expect((await post("/api/users.login", { ...player, password: "Dao2570*fb" })).status).toBe(422)
    expect((await post("/api/users.login", { userName: "somchai88", password: "Duean69#x" })).status).toBe(200)

    await db.destroy()
    await sandbox.stop()
  })
})
