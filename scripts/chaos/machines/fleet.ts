import { chown, mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { ordinaryAccount } from "@fakham/stand-in/testing/processes"
import { root } from "../../commands/run.ts"
import { findProgram, type Machine, type openNetwork } from "./network.ts"

const networks = "127.0.0.0/8,10.213.0.0/24"
/** The address by which stand-ins know the database; it goes to the machine that is the primary. */
const database = "10.213.0.30"
const node = [process.execPath, "--conditions=@fakham/source"]
const noon = "2026-11-20T12:00:00+07:00"

const fileOf = (name: string) => findProgram(name) ?? name

export const untilDone = async <A>(what: string, act: () => Promise<A>, forMs = 60_000): Promise<A> => {
  for (const since = performance.now(); ; await setTimeout(100)) {
    try {
      return await act()
    } catch (cause) {
      if (performance.now() - since > forMs) throw new Error(`${what} within ${forMs / 1_000} s`, { cause })
    }
  }
}

/** A proxy, two hosts, two stand-ins, a push server, and a PostgreSQL with a replica, each on a machine of its own. */
export const startFleet = async ({ machine }: Awaited<ReturnType<typeof openNetwork>>, home: string) => {
  const account = ordinaryAccount()
  if (typeof account === "string") throw new Error("There is nobody to run PostgreSQL as.")
  const asPostgres = ["setpriv", `--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"]

  const proxy = await machine("proxy", 2)
  const [host, otherHost] = [await machine("host-1", 11), await machine("host-2", 12)]
  const [standIn, other] = [await machine("stand-in-1", 21), await machine("stand-in-2", 22)]
  const push = await machine("push", 41)
  const [primary, replica] = [await machine("primary", 31), await machine("replica", 32)]

  const startNginx = async (at: Machine, file: string, change: (text: string) => string) => {
    const [settings, prefix] = [join(home, `${at.name}.conf`), join(home, at.name)]
    await mkdir(prefix, { recursive: true })
    const site = change(await readFile(join(root, "docs/deploy", file), "utf8"))
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path ${prefix}/${of};`)
    await writeFile(
      settings,
      `daemon off; master_process off; pid ${prefix}/pid; error_log stderr; events { worker_connections 1024; }
      http { access_log off; ${paths.join(" ")} ${site} }`,
    )
    at.start(["nginx", "-c", settings])
  }
  const isAlive = (at: Machine, port: number, path: string) =>
    untilDone(`${at.name} answers`, async () => {
      const { ok, status } = await fetch(`http://${at.address}:${port}${path}`, { signal: AbortSignal.timeout(5_000) })
      if (!ok) throw new Error(String(status))
    })

  const startDatabase = (at: Machine, data: string) => {
    const set = ["listen_addresses=*", "unix_socket_directories=", "fsync=off", "max_connections=100"]
    at.start([...asPostgres, fileOf("postgres"), "-D", data, ...set.flatMap((one) => ["-c", one])])
    return untilDone(`${at.name} answers`, () => at.run(fileOf("pg_isready"), "--host", at.address, "--quiet"))
  }
  const folderOf = async (at: Machine) => {
    const data = join(home, at.name)
    await mkdir(data, { mode: 0o700 })
    await chown(data, account.uid, account.gid)
    return data
  }
  const startDatabases = async () => {
    const data = await folderOf(primary)
    await primary.run(...asPostgres, fileOf("initdb"), "-D", data, "-U", "postgres", "-A", "trust", "--no-sync")
    await writeFile(join(data, "pg_hba.conf"), "host all,replication all 10.213.0.0/16 trust\n")
    await startDatabase(primary, data)
    await primary.run("ip", "address", "add", `${database}/16`, "dev", "eth0")
    const copy = await folderOf(replica)
    await replica.run(
      ...asPostgres,
      fileOf("pg_basebackup"),
      `--pgdata=${copy}`,
      `--host=${database}`,
      "--username=postgres",
      "--write-recovery-conf",
      "--checkpoint=fast",
    )
    await startDatabase(replica, copy)
    // A commit is told when the replica has it too, so that none is lost with the primary.
    const orders = ["create database fakham", "alter system set synchronous_standby_names = '*'"]
    for (const order of [...orders, "select pg_reload_conf()"])
      await primary.run(fileOf("psql"), "--host", database, "--username", "postgres", "--quiet", "--command", order)
    return copy
  }

  const ofOperator = {
    DATABASE_URL: `postgres://postgres@${database}/fakham`,
    PUSHER_HOST: `http://${push.address}:4180`,
  }
  const startStandIn = (at: Machine, own: Readonly<Record<string, string>> = ofOperator) => {
    at.start([...node, `${root}/adapters/sandbox/main.ts`], {
      HOST: "0.0.0.0",
      PORT: "4180",
      LOG: "error",
      SEED: "empty",
      SANDBOX_CLOCK: noon,
      SANDBOX_PIN_COST: "low",
      SANDBOX_RATE_LIMITS: "off",
      SANDBOX_DESK_KEY: "none",
      TRUSTED_PROXIES: networks,
      PUSHER_APP_ID: "fleet",
      PUSHER_KEY: "fakham-demo",
      PUSHER_SECRET: "secret-of-the-fleet",
      ...own,
    })
    return isAlive(at, 4180, "/readyz")
  }
  /** A stand-in of which nothing is asked but push: it knows no player, and is told of balances by the API of Pusher. */
  const startPush = () => startStandIn(push, { DATA_DIR: join(home, push.name) })
  const startHost = async (at: Machine) => {
    await startNginx(at, "stand-ins.conf", (text) => text.replaceAll("10.0.0.", "10.213.0."))
    at.start([...node, `${root}/adapters/host/main.ts`], {
      HOST: "0.0.0.0",
      PORT: "4173",
      LOG: "error",
      OPERATOR_ORIGIN: "http://127.0.0.1:4170",
      OPERATOR_READY_PATH: "/readyz",
      PUSH_ORIGIN: `http://${push.address}:4180`,
      TRUSTED_PROXIES: networks,
    })
    await isAlive(at, 4173, "/readyz")
  }

  const copy = await startDatabases()
  await startPush()
  for (const at of [standIn, other]) await startStandIn(at)
  await Promise.all([host, otherHost].map(startHost))
  // The file of the docs without its certificate.
  await startNginx(proxy, "nginx.conf", (text) =>
    text
      .replace(/server \{\s+listen 80;[^]*?\n\}/, "")
      .replaceAll(/^.*(?:listen \[::\]|ssl_).*$/gm, "")
      .replace("listen 443 ssl http2", "listen 80")
      .replace("127.0.0.1:4173", `${host.address}:4173`)
      .replace("127.0.0.1:4174", `${otherHost.address}:4173`),
  )
  await isAlive(proxy, 80, "/readyz")

  const desk = async (at: Machine, path: string, body?: unknown): Promise<unknown> => {
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }
    const asking = `fetch("http://127.0.0.1:4180/__sandbox/${path}", { ...${JSON.stringify(sent)}, headers: { "content-type": "application/json" } })`
    return JSON.parse(await at.run(process.execPath, "--eval", `${asking}.then((a) => a.text()).then(console.log)`))
  }

  return {
    origin: `http://${proxy.address}`,
    host,
    standIn,
    other,
    push,
    primary,
    desk,
    restart: async (at: Machine) => {
      await at.plugIn()
      await (at === host ? startHost(at) : at === push ? startPush() : startStandIn(at))
    },
    /** What whoever watches over databases does: looks each second, and after three in vain the replica takes over. */
    takeOver: async () => {
      const isAnswered = () =>
        replica.run(fileOf("pg_isready"), "--host", database, "--timeout", "1", "--quiet").then(
          () => true,
          () => false,
        )
      for (let inVain = 0; inVain < 3; await setTimeout(1_000)) inVain = (await isAnswered()) ? 0 : inVain + 1
      await replica.run(...asPostgres, fileOf("pg_ctl"), "promote", "-D", copy)
      await replica.run("ip", "address", "add", `${database}/16`, "dev", "eth0")
      // The others are told where the address is now.
      for (const at of [standIn, other]) await at.run("ip", "neigh", "flush", "dev", "eth0")
    },
  }
}
