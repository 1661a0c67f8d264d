import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type SandboxSettings, startSandbox } from "@fakham/stand-in"
import { portProxy } from "@fakham/stand-in/testing"

/** A sandbox that can go and come back on the same port and database, with short ways to be a player. */
export const sandboxThatComesAndGoes = async (push: SandboxSettings["push"] = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-push-"))
  const proxy = await portProxy()
  const start = async () => {
    const started = await startSandbox({
      port: 0,
      database: { kind: "sqlite", file: join(folder, "sandbox.sqlite"), synchronous: "off" },
      seed: "demo",
      historyDays: 1,
      clockAt: Date.parse("2026-11-20T12:00:00+07:00"),
      push,
      passwordCost: { N: 2, r: 1, p: 1 },
    })
    proxy.leadTo(started.port)
    return started
  }
  let sandbox = await start()
  const { origin } = proxy
  const post = (path: string, body: unknown, token = "") =>
    fetch(origin + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
  return {
    origin,
    post,
    tokenOf: async (userName: string, password: string) =>
      (await post("/api/users.login", { userName, password })).headers.get("x-access-token") ?? "",
    goes: () => {
      proxy.leadTo()
      return sandbox.stop()
    },
    comesBack: async () => {
      sandbox = await start()
    },
    clear: async () => {
      await proxy.close()
      await sandbox.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
