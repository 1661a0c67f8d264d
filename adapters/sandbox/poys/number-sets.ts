import { randomUUID } from "node:crypto"
import { readSet, type SetFault } from "@fakham/core/betting"
import { isOption } from "@fakham/core/poy"
import {
  numberSetsAll,
  numberSetsCreate,
  numberSetsDelete,
  numberSetsUpdate,
  type WireNumberSet,
} from "@fakham/operator/wire"
import type { Hono } from "hono"
import type { Selectable } from "kysely"
import * as v from "valibot"
import { authenticated } from "../accounts/sessions.ts"
import { storedJson } from "../database/stored-json.ts"
import type { NumberSetsTable } from "../database/tables/poys.ts"
import { answerCall } from "../http/answer.ts"
import { badRequest, type CallRefusal, notFound } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import { oncePerKey } from "../idempotency/once-per-key.ts"
import type { Internals } from "../internals/internals.ts"
import { isOneLine } from "../internals/one-line.ts"

const storedTexts = storedJson(v.array(v.string()))

const mostSets = 200
const tooMany: CallRefusal = {
  status: 409,
  code: "tooManyNumberSets",
  message: `A player keeps ${mostSets} sets at most.`,
}

const numberSetToWire = ({
  id,
  name,
  options,
  numbers,
}: Selectable<NumberSetsTable>): v.InferInput<typeof WireNumberSet> => ({
  id,
  name,
  options: storedTexts.read(options),
  numbers: storedTexts.read(numbers),
})

type NumberSetFields = {
  readonly name: string
  readonly options: ReadonlyArray<string>
  readonly numbers: ReadonlyArray<string>
}

type StoredSet = Pick<Selectable<NumberSetsTable>, "name" | "options" | "numbers">
type Storable =
  | { readonly stored: StoredSet; readonly refused?: undefined }
  | { readonly stored?: undefined; readonly refused: CallRefusal }

/** A set as it is written down, or what is wrong with it. */
const storable = ({ name, options, numbers }: NumberSetFields): Storable => {
  if (!isOneLine(name)) return { refused: badRequest("name") }
  if (!options.every(isOption)) return { refused: badRequest("options") }
  const read = readSet({ name, options, numbers })
  if (read._tag === "Failure") return { refused: badRequest(faultyField[read.failure.reason]) }
  const { set } = read.success
  return {
    stored: { name: set.name, options: storedTexts.write(set.options), numbers: storedTexts.write(set.numbers) },
  }
}

const faultyField = {
  nameMissing: "name",
  nameTooLong: "name",
  noOptions: "options",
  noNumbers: "numbers",
  tooManyNumbers: "numbers",
  doNotFit: "numbers",
} as const satisfies Record<SetFault["reason"], string>

/** The numbers that players keep under a name, each player's own. */
export const answerNumberSets = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db } = internals
  const own = (uuid: string) => db.selectFrom("number_sets").selectAll().where("user_uuid", "=", uuid)

  answerCall(
    app,
    numberSetsAll,
    authenticated(internals, numberSetsAll, async ({ uuid }) => ({
      data: (await own(uuid).orderBy("created_at", "desc").orderBy("id").execute()).map(numberSetToWire),
    })),
  )

  answerCall(
    app,
    numberSetsCreate,
    authenticated(internals, numberSetsCreate, async (user, ask) => {
      const { stored, refused } = storable(ask.input)
      if (refused !== undefined) return { refused }
      return oncePerKey(internals, numberSetsCreate, user, ask, async (within, now) => {
        const { count } = await within
          .selectFrom("number_sets")
          .select(({ fn }) => fn.countAll<number | string>().as("count"))
          .where("user_uuid", "=", user.uuid)
          .executeTakeFirstOrThrow()
        if (Number(count) >= mostSets) return { refused: tooMany }
        const set = { id: randomUUID(), user_uuid: user.uuid, ...stored, created_at: now }
        await within.insertInto("number_sets").values(set).execute()
        return { data: numberSetToWire(set) }
      })
    }),
  )

  answerCall(
    app,
    numberSetsUpdate,
    authenticated(internals, numberSetsUpdate, async ({ uuid }, { input }) => {
      const { stored, refused } = storable(input)
      if (refused !== undefined) return { refused }
      const set = await db
        .updateTable("number_sets")
        .set(stored)
        .where("id", "=", input.id)
        .where("user_uuid", "=", uuid)
        .returningAll()
        .executeTakeFirst()
      return set === undefined ? { refused: notFound } : { data: numberSetToWire(set) }
    }),
  )

  answerCall(
    app,
    numberSetsDelete,
    authenticated(internals, numberSetsDelete, async ({ uuid }, { input: { id } }) => {
      const gone = await db
        .deleteFrom("number_sets")
        .where("id", "=", id)
        .where("user_uuid", "=", uuid)
        .returning("id")
        .executeTakeFirst()
      return gone === undefined ? { refused: notFound } : { data: null }
    }),
  )
}
