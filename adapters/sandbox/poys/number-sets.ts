import { randomUUID } from "node:crypto"
import {
  type NumberSet,
  numberSetsAll,
  numberSetsCreate,
  numberSetsDelete,
  numberSetsUpdate,
} from "@fakham/adapters/operator/wire"
import type { Hono } from "hono"
import type { Selectable } from "kysely"
import type * as v from "valibot"
import { forPlayer } from "../accounts/sessions.ts"
import { answer } from "../answer.ts"
import type { BackOffice } from "../back-office.ts"
import type { NumberSetsTable } from "../database/tables/poys.ts"
import { notFound, type Refusal } from "../refusals.ts"
import type { RequestEnv } from "../requests.ts"

const mostSets = 200
const tooMany: Refusal = { status: 409, code: "tooManyNumberSets", message: `A player keeps ${mostSets} sets at most.` }

const told = ({ id, name, options, numbers }: Selectable<NumberSetsTable>): v.InferInput<typeof NumberSet> => ({
  id,
  name,
  options: JSON.parse(options),
  numbers: JSON.parse(numbers),
})

/** The numbers that players keep under a name, each player's own. */
export const answerNumberSets = (app: Hono<RequestEnv>, office: BackOffice): void => {
  const { db, clock } = office
  const own = (uuid: string) => db.selectFrom("number_sets").selectAll().where("user_uuid", "=", uuid)

  answer(
    app,
    numberSetsAll,
    forPlayer(office, numberSetsAll, async ({ uuid }) => ({
      data: (await own(uuid).orderBy("created_at", "desc").orderBy("id").execute()).map(told),
    })),
  )

  answer(
    app,
    numberSetsCreate,
    forPlayer(office, numberSetsCreate, async ({ uuid }, { input: { name, options, numbers } }) => {
      if ((await own(uuid).execute()).length >= mostSets) return { refused: tooMany }
      const set = {
        id: randomUUID(),
        user_uuid: uuid,
        name,
        options: JSON.stringify(options),
        numbers: JSON.stringify(numbers),
        created_at: await clock.now(),
      }
      await db.insertInto("number_sets").values(set).execute()
      return { data: told(set) }
    }),
  )

  answer(
    app,
    numberSetsUpdate,
    forPlayer(office, numberSetsUpdate, async ({ uuid }, { input: { id, name, options, numbers } }) => {
      const set = await db
        .updateTable("number_sets")
        .set({ name, options: JSON.stringify(options), numbers: JSON.stringify(numbers) })
        .where("id", "=", id)
        .where("user_uuid", "=", uuid)
        .returningAll()
        .executeTakeFirst()
      return set === undefined ? { refused: notFound } : { data: told(set) }
    }),
  )

  answer(
    app,
    numberSetsDelete,
    forPlayer(office, numberSetsDelete, async ({ uuid }, { input: { id } }) => {
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
