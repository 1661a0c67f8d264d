import { usersInfosUpdate, usersPhoneNumberUpdate } from "@fakham/adapters/operator/wire"
import { email, personName, phoneNumber } from "@fakham/core/identity"
import type { Hono } from "hono"
import * as v from "valibot"
import type { BackOffice } from "../back-office/back-office.ts"
import { isOneLine } from "../back-office/one-line.ts"
import { lockNewcomers } from "../database/lock.ts"
import { answer } from "../http/answer.ts"
import { badRequest } from "../http/refusals.ts"
import type { RequestEnv } from "../http/requests.ts"
import { dataIsNull, phoneTaken } from "./refusals.ts"
import { authenticated } from "./sessions.ts"

/** No body at all is a change that says nothing, too. */
const profileUpdate = { ...usersInfosUpdate, input: v.nullish(usersInfosUpdate.input, {}) }
const phoneUpdate = { ...usersPhoneNumberUpdate, input: v.nullish(usersPhoneNumberUpdate.input, {}) }

/** What players change about themselves; a change that says nothing is none. */
export const answerProfiles = (app: Hono<RequestEnv>, office: BackOffice): void => {
  const { db } = office

  answer(
    app,
    profileUpdate,
    authenticated(office, profileUpdate, async ({ uuid }, { input }) => {
      const { avatar, email: address, lineId, name } = input ?? {}
      if (address !== undefined && address !== "" && email(address)._tag === "Failure")
        return { refused: badRequest("email") }
      if (name !== undefined && personName(name)._tag === "Failure") return { refused: badRequest("name") }
      if (!isOneLine(lineId ?? "")) return { refused: badRequest("lineId") }
      if (!isOneLine(avatar ?? "")) return { refused: badRequest("avatar") }
      const given = { avatar, email: address?.trim(), line_id: lineId?.trim(), name: name?.trim() }
      const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      if (Object.keys(change).length === 0) return { refused: dataIsNull }
      await db.updateTable("users").set(change).where("uuid", "=", uuid).execute()
      return { data: null }
    }),
  )

  answer(
    app,
    phoneUpdate,
    authenticated(office, phoneUpdate, async ({ uuid }, { input }) => {
      const typed = input?.phoneNumber?.trim() ?? ""
      if (typed === "") return { refused: dataIsNull }
      const phone = phoneNumber(typed)
      if (phone._tag === "Failure") return { refused: badRequest("phoneNumber") }
      return db.transaction().execute(async (within) => {
        await lockNewcomers(within)
        const taken = await within
          .selectFrom("users")
          .select("uuid")
          .where("phone_number", "=", phone.success)
          .where("uuid", "!=", uuid)
          .executeTakeFirst()
        if (taken !== undefined) return { refused: phoneTaken }
        await within.updateTable("users").set({ phone_number: phone.success }).where("uuid", "=", uuid).execute()
        return { data: null }
      })
    }),
  )
}
