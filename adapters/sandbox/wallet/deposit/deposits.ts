import { bahtOfSatang } from "@fakham/core"
import { phoneNumber } from "@fakham/core/identity"
import { depositMethods, depositTerms, manualDeposit, methodRules, networks, proofTerms } from "@fakham/core/wallet"
import {
  depositsCancel,
  depositsCryptoCreate,
  depositsFastCreate,
  depositsMethods,
  depositsNormalCreate,
  depositsOne,
  depositsOpen,
  depositsQrcodeCreate,
  depositsTruemoneyCreate,
} from "@fakham/operator/wire"
import type { Hono } from "hono"
import { authenticated } from "../../accounts/sessions.ts"
import { answerCall } from "../../http/answer.ts"
import { badRequest } from "../../http/refusal.ts"
import type { RequestEnv } from "../../http/requests.ts"
import { oncePerKey } from "../../idempotency/once-per-key.ts"
import type { Internals } from "../../internals/internals.ts"
import { usdtRate } from "./crypto-transfers.ts"
import { noSuchDeposit } from "./deposit-refusals.ts"
import { depositsToWire, statusAt } from "./deposit-to-wire.ts"
import { cancelDeposit } from "./matching.ts"
import { tryOpenDeposit } from "./opening.ts"
import { isOwnAccount } from "./own-accounts.ts"
import { activePayees, payeeToWire } from "./payees.ts"

const shape = /^data:([\w/+.-]{1,64});base64,/

/** How a picture of each kind begins. */
const beginnings: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  "image/jpeg": (bytes) => bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex")),
  "image/png": (bytes) => bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex")),
  "image/webp": (bytes) => /^RIFF.{4}WEBP/s.test(bytes.toString("latin1")),
}

/** Whether a data address is the picture of a slip, by its size and by the bytes that it begins with. */
const isProof = (picture: string, { mediaTypes, largest } = proofTerms): boolean => {
  const [head = "", mediaType = ""] = shape.exec(picture) ?? []
  const content = picture.slice(head.length)
  if (!mediaTypes.includes(mediaType) || (content.length / 4) * 3 > largest + 3) return false
  return beginnings[mediaType]?.(Buffer.from(content.slice(0, 24), "base64")) ?? false
}

/** Money on its way in: opened once a key, followed by its player alone, called off while it waits. */
export const answerDeposits = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock } = internals

  answerCall(
    app,
    depositsMethods,
    authenticated(internals, depositsMethods, async () => {
      const payees = await activePayees(db)
      return {
        data: depositMethods.map((method) => {
          const fitting = payees.filter(({ kind }) => kind === methodRules[method].payee)
          return {
            method,
            active: fitting.length > 0,
            min: bahtOfSatang(depositTerms.min),
            max: bahtOfSatang(depositTerms.max),
            openSeconds: depositTerms.openFor / 1_000,
            usualSeconds: methodRules[method].usualTime / 1_000,
            payees: method === "crypto" ? [] : fitting.map(payeeToWire),
            ...(method === "crypto" ? { networks: [...networks], rate: bahtOfSatang(usdtRate) } : {}),
          }
        }),
      }
    }),
  )

  answerCall(
    app,
    depositsFastCreate,
    authenticated(internals, depositsFastCreate, (user, ask) =>
      oncePerKey(internals, depositsFastCreate, user, ask, async (within, now) => {
        const { fromBankId, ...command } = ask.input
        return fromBankId === undefined || (await isOwnAccount(within, user.uuid, fromBankId))
          ? tryOpenDeposit(within, user, { method: "fast", ...command, detail: { fromBankId } }, now)
          : { refused: badRequest("fromBankId") }
      }),
    ),
  )
  answerCall(
    app,
    depositsTruemoneyCreate,
    authenticated(internals, depositsTruemoneyCreate, async (user, ask) => {
      const phone = phoneNumber(ask.input.phoneNumber)
      if (phone._tag === "Failure") return { refused: badRequest("phoneNumber") }
      const { amount } = ask.input
      const command = { method: "truemoney", amount, detail: { phoneNumber: phone.success } } as const
      return oncePerKey(internals, depositsTruemoneyCreate, user, ask, (within, now) =>
        tryOpenDeposit(within, user, command, now),
      )
    }),
  )
  answerCall(
    app,
    depositsQrcodeCreate,
    authenticated(internals, depositsQrcodeCreate, (user, ask) =>
      oncePerKey(internals, depositsQrcodeCreate, user, ask, (within, now) =>
        tryOpenDeposit(within, user, { method: "qrcode", ...ask.input }, now),
      ),
    ),
  )
  answerCall(
    app,
    depositsCryptoCreate,
    authenticated(internals, depositsCryptoCreate, (user, ask) =>
      oncePerKey(internals, depositsCryptoCreate, user, ask, (within, now) =>
        tryOpenDeposit(within, user, { method: "crypto", ...ask.input }, now),
      ),
    ),
  )
  answerCall(
    app,
    depositsNormalCreate,
    authenticated(internals, depositsNormalCreate, async (user, ask) => {
      const { proof, proofName = "", ...reported } = ask.input
      if (!isProof(proof)) return { refused: badRequest("proof") }
      const { amount, bankId, ...detail } = reported
      const command = {
        method: "normal",
        amount,
        bankId,
        detail,
        proof: { file_name: proofName, picture: proof },
      } as const
      return oncePerKey(internals, depositsNormalCreate, user, ask, async (within, now) => {
        const checked = manualDeposit(reported, now)
        const field = checked._tag === "Success" ? undefined : fieldOf[checked.failure]
        return field === undefined ? tryOpenDeposit(within, user, command, now) : { refused: badRequest(field) }
      })
    }),
  )

  answerCall(
    app,
    depositsOne,
    authenticated(internals, depositsOne, async ({ uuid }, { input: { id } }) => {
      const rows = await db
        .selectFrom("deposits")
        .selectAll()
        .where("id", "=", id)
        .where("user_uuid", "=", uuid)
        .execute()
      const [deposit] = await depositsToWire(db, rows, await clock.now())
      return deposit === undefined ? { refused: noSuchDeposit } : { data: deposit }
    }),
  )
  answerCall(
    app,
    depositsOpen,
    authenticated(internals, depositsOpen, async ({ uuid }) => {
      const now = await clock.now()
      const rows = await db
        .selectFrom("deposits")
        .selectAll()
        .where("user_uuid", "=", uuid)
        .where("status", "=", "WAITING")
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute()
      const waiting = rows.filter((row) => statusAt(row, now) === "WAITING")
      return { data: [...(await depositsToWire(db, waiting, now))] }
    }),
  )
  answerCall(
    app,
    depositsCancel,
    authenticated(internals, depositsCancel, async ({ uuid }, { input: { id } }) => cancelDeposit(internals, uuid, id)),
  )
}

/** Which field a report is wrong in; amounts are refused by name, like those of every deposit. */
const fieldOf = {
  bankRequired: "bankId",
  channelRequired: "channel",
  notYetMade: "depositAt",
  tooLongAgo: "depositAt",
  belowMinimum: undefined,
  aboveMaximum: undefined,
} as const
