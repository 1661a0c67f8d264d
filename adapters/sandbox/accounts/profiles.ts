import { usersInfosUpdate, usersPhoneNumberUpdate } from "@fakham/adapters/operator/wire"
import { email, phoneNumber } from "@fakham/core/identity"
import type { Hono } from "hono"
import { answer } from "../answer.ts"
import type { BackOffice } from "../back-office.ts"
import { badRequest } from "../refusals.ts"
import type { RequestEnv } from "../requests.ts"
import { dataIsNull, phoneTaken } from "./refusals.ts"
import { forPlayer } from "./sessions.ts"

/** What players change about themselves; a change that says nothing is none. */
export const answerProfiles = (app: Hono<RequestEnv>, office: BackOffice): void => {
  const { db } = office

  answer(
    app,
    usersInfosUpdate,
    forPlayer(office, usersInfosUpdate, async ({ uuid }, { input }) => {
      if (input.email !== undefined && input.email !== "" && email(input.email)._tag === "Failure")
        return { refused: badRequest("email") }
      const given = { avatar: input.avatar, email: input.email, line_id: input.lineId, name: input.name }
      const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      if (Object.keys(change).length === 0) return { refused: dataIsNull }
      await db.updateTable("users").set(change).where("uuid", "=", uuid).execute()
      return { data: null }
    }),
  )

  answer(
    app,
    usersPhoneNumberUpdate,
    forPlayer(office, usersPhoneNumberUpdate, async ({ uuid }, { input }) => {
      if (input.phoneNumber === undefined || input.phoneNumber === "") return { refused: dataIsNull }
      const phone = phoneNumber(input.phoneNumber)
      if (phone._tag === "Failure") return { refused: badRequest("phoneNumber") }
      const taken = await db
        .selectFrom("users")
        .select("uuid")
        .where("phone_number", "=", phone.success)
        .where("uuid", "!=", uuid)
        .executeTakeFirst()
      if (taken !== undefined) return { refused: phoneTaken }
      await db.updateTable("users").set({ phone_number: phone.success }).where("uuid", "=", uuid).execute()
      return { data: null }
    }),
  )
}
