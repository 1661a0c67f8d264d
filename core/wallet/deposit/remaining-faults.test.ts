import { expect, test } from "vitest"
import { present } from "../../machine/present.ts"
import { usualOffers } from "../testing/deposits.ts"
import type { DepositMethod } from "./deposit.ts"
import { remainingFaults } from "./deposit-form.ts"
import type { Proof } from "./proof.ts"

const now = Date.parse("2026-11-20T16:00:00+07:00")
const offerOf = (wanted: DepositMethod) => present(usualOffers.find(({ method }) => method === wanted))
const proof: Proof = { fileName: "slip-1548.jpg", mediaType: "image/jpeg", content: new Uint8Array(312_000) }
const reported = {
  method: "normal",
  amount: "1,000.37",
  bankId: "bank-1",
  channel: { channel: "cashMachine", channelName: "ตู้ฝากเงิน" },
  depositAt: now - 720_000,
  proof,
} as const

test("what was wrong with a form stands until it is put right, and nothing else is found fault with before it is sent", () => {
  const offer = offerOf("truemoney")
  const form = { method: "truemoney", amount: "19", walletNumber: "0810004471" } as const
  const found = { amount: "belowMinimum" } as const
  expect(remainingFaults(found, form, offer, now)).toMatchObject({ amount: "belowMinimum" })
  expect(remainingFaults(found, { ...form, amount: "" }, offer, now)).toMatchObject({ amount: "required" })
  expect(remainingFaults(found, { ...form, amount: "1000", walletNumber: "08" }, offer, now)).toEqual({})
  expect(remainingFaults(undefined, form, offer, now)).toBeUndefined()
})

test("each fault of a reported transfer goes as its field is put right, and a field that had none gets none", () => {
  const offer = offerOf("normal")
  const empty = {
    method: "normal",
    amount: "",
    bankId: "",
    channel: undefined,
    depositAt: undefined,
    proof: undefined,
  } as const
  const found = {
    amount: "required",
    bankId: "required",
    channel: "required",
    depositAt: "required",
    proof: "required",
  } as const
  expect(remainingFaults(found, empty, offer, now)).toEqual(found)
  expect(remainingFaults(found, reported, offer, now)).toEqual({})
  expect(remainingFaults({ amount: "required" }, empty, offer, now)).toEqual({ amount: "required" })
})

test("a network that was not confirmed is found fault with until it is, and before only where it had been", () => {
  const offer = offerOf("crypto")
  const form = { method: "crypto", amount: "500", network: "TRC20", networkAgain: "BEP20" } as const
  const found = { network: "notConfirmed" } as const
  expect(remainingFaults(found, form, offer, now)).toEqual(found)
  expect(remainingFaults(found, { ...form, networkAgain: "TRC20" }, offer, now)).toEqual({})
  expect(remainingFaults({ amount: "required" }, form, offer, now)).toEqual({})
})
