import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { databasesOf } from "./postgres-databases.ts"
import { type Account, findPrograms, ordinaryAccount } from "./postgres-programs.ts"

export type ThrowAwayPostgres = {
  /** The folder of its socket. */
  readonly home: string
  /** The address of a new, empty database of the cluster. */
  readonly newDatabase: () => Promise<string>
  readonly stop: () => Promise<void>
}

const quick = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"]

/** A PostgreSQL of its own in a temporary folder, reached by a socket there; or the reason why there can be none. */
export const startThrowAwayPostgres = async (): Promise<
  | { readonly postgres: ThrowAwayPostgres; readonly missing?: undefined }
  | { readonly postgres?: undefined; readonly missing: string }
> => {
  const programs = findPrograms()
  if (programs === undefined) return { missing: "initdb and postgres are not installed" }
  const account = ordinaryAccount()
  if (account === "none") return { missing: "PostgreSQL does not run as root, and there is no account to run it as" }

  const home = mkdtempSync(join(tmpdir(), "fakham-pg-"))
  const data = join(home, "data")
  chmodSync(home, 0o711)
  mkdirSync(data, { mode: 0o700 })
  if (account !== "own") for (const folder of [home, data]) chownSync(folder, account.uid, account.gid)
  const as = { cwd: home, env: { PATH: process.env.PATH, LC_ALL: "C" }, ...identity(account) }

  try {
    await promisify(execFile)(
      programs.initdb,
      ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
      as,
    )
    const options = [...quick, "listen_addresses=", `unix_socket_directories=${home}`].flatMap((one) => ["-c", one])
    const server = spawn(programs.postgres, ["-D", data, ...options], { ...as, stdio: ["ignore", "ignore", "pipe"] })
    const ended = once(server, "exit")
    const orphaned = () => server.kill("SIGQUIT")
    process.once("exit", orphaned)
    await readyToAnswer(server)
    return {
      postgres: {
        home,
        newDatabase: () => databasesOf(home).create(),
        stop: async () => {
          process.off("exit", orphaned)
          server.kill("SIGINT")
          await ended
          rmSync(home, { recursive: true, force: true })
        },
      },
    }
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
}

const identity = (account: Account) => (account === "own" ? {} : { uid: account.uid, gid: account.gid })

const readyToAnswer = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ""
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-4_000)
      if (output.includes("ready to accept connections")) resolve()
    })
    server.once("error", reject)
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
