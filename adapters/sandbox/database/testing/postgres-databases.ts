import { randomUUID } from "node:crypto"
import { Client, DatabaseError } from "pg"

const noSuchDatabase = "3D000"
const alreadyThere = "42P04"

const failsWith = (error: unknown, code: string) => error instanceof DatabaseError && error.code === code

/** The databases of a PostgreSQL cluster, by the folder that its socket lies in. */
export const databasesOf = (home: string) => {
  const addressOf = (name: string) => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(home)}`
  const connectFor = async (work: (client: Client) => Promise<unknown>): Promise<void> => {
    const client = new Client({ connectionString: addressOf("postgres") })
    await client.connect()
    try {
      await work(client)
    } finally {
      await client.end()
    }
  }
  const made = new Set<string>()
  const create = async (template = "template1"): Promise<string> => {
    const name = `t${randomUUID().replaceAll("-", "")}`
    await connectFor(async (client) => {
      const { rows } = await client.query<{ readonly chooses: boolean }>(
        "select current_setting('server_version_num')::int >= 150000 as chooses",
      )
      const cheaply = rows[0]?.chooses === true ? "strategy file_copy" : ""
      await client.query(`create database ${name} template ${template} ${cheaply}`)
    })
    made.add(name)
    return name
  }
  return {
    /** The address of a new, empty database. */
    create: async (): Promise<string> => addressOf(await create()),
    /** A copy of the template of this name, which is made of a new database by whoever needs it first. */
    copy: async (template: string, fill: (url: string) => Promise<void>): Promise<string> => {
      try {
        return addressOf(await create(template))
      } catch (error) {
        if (!failsWith(error, noSuchDatabase)) throw error
      }
      const name = await create()
      await fill(addressOf(name))
      await connectFor((client) => client.query(`alter database ${name} rename to ${template}`)).catch((error) => {
        // Another test file was quicker.
        if (!failsWith(error, alreadyThere)) throw error
      })
      return addressOf(await create(template))
    },
    /** Drops all databases made here, templates aside. */
    drop: async (): Promise<void> => {
      if (made.size === 0) return
      await connectFor(async (client) => {
        for (const name of made) await client.query(`drop database if exists ${name} with (force)`)
      })
      made.clear()
    },
  }
}
