import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { present } from "../../machine/present.ts"
import { baht } from "../../money/satang.ts"
import { kasikorn, usualOffers } from "../testing/deposits.ts"
import {
  type DepositForm,
  type DepositRequest,
  depositRequest,
  isSameRequest,
  remainingFaults,
} from "./deposit-form.ts"
import { type DepositMethod, depositMethods } from "./methods/deposit-methods.ts"
import { type Proof, proofFault, proofTerms } from "./proof.ts"

const now = Date.parse("2026-11-20T16:00:00+07:00")
const offerOf = (wanted: DepositMethod) => present(usualOffers.find(({ method }) => method === wanted))
const checked = (form: DepositForm) => depositRequest(form, offerOf(form.method), now)

const proof: Proof = { fileName: "slip-1548.jpg", mediaType: "image/jpeg", content: new Uint8Array(312_000) }
const reported = {
  method: "normal",
  amount: "1,000.37",
  bankId: "bank-1",
  channel: { channel: "cashMachine", channelName: "ตู้ฝากเงิน" },
  depositAt: now - 720_000,
  proof,
} as const

test.each<[DepositForm, DepositRequest]>([
  [
    { method: "fast", amount: "500" },
    { method: "fast", amount: baht(500), bankId: undefined },
  ],
  [
    { method: "fast", amount: "500", fromBankId: "account-2" },
    { method: "fast", amount: baht(500), bankId: undefined, fromBankId: "account-2" },
  ],
  [
    { method: "fast", amount: "500", bankId: "bank-1" },
    { method: "fast", amount: baht(500), bankId: "bank-1" },
  ],
  [
    { method: "qrcode", amount: "20" },
    { method: "qrcode", amount: baht(20) },
  ],
  [
    { method: "truemoney", amount: "300", walletNumber: "081-000-4471" },
    { method: "truemoney", amount: baht(300), walletNumber: "0810004471" },
  ],
  [
    { method: "crypto", amount: "500", network: "BEP20", networkAgain: "BEP20" },
    { method: "crypto", amount: baht(500), network: "BEP20" },
  ],
])("a filled form asks for a deposit: %j", (form, request) => {
  expect(checked(form)).toEqual(Result.succeed(request))
})

test("a transfer that was made is reported with all that the operator needs to find it", () => {
  expect(Result.getOrThrow(checked(reported))).toEqual({
    method: "normal",
    bankId: "bank-1",
    bankCode: "004",
    bankAccountNumber: "0000123456",
    bankAccountName: kasikorn.bankAccountName,
    channel: "cashMachine",
    channelName: "ตู้ฝากเงิน",
    amount: 100_037,
    depositAt: now - 720_000,
    proof,
  })
})

test.each<[DepositForm, object]>([
  [{ method: "fast", amount: "19" }, { amount: "belowMinimum" }],
  [
    { method: "fast", amount: "500", bankId: "bank-9" },
    { amount: undefined, bankId: "notOffered" },
  ],
  [{ method: "qrcode", amount: "500.37" }, { amount: "notWhole" }],
  [
    { method: "truemoney", amount: "", walletNumber: "02-000-4471" },
    { amount: "required", walletNumber: "invalid" },
  ],
  [
    { method: "crypto", amount: "500", network: "TRC20", networkAgain: "BEP20" },
    { amount: undefined, network: "notConfirmed" },
  ],
  [
    { ...reported, amount: "19.99" },
    { amount: "belowMinimum", bankId: undefined, channel: undefined, depositAt: undefined, proof: undefined },
  ],
  [
    { ...reported, bankId: "bank-9", depositAt: now + 1 },
    { amount: undefined, bankId: "notOffered", channel: undefined, depositAt: "notYetMade", proof: undefined },
  ],
  [
    { method: "normal", amount: "", bankId: "", channel: undefined, depositAt: undefined, proof: undefined },
    { amount: "required", bankId: "required", channel: "required", depositAt: "required", proof: "required" },
  ],
])("a form is refused field by field: %j", (form, faults) => {
  expect(checked(form)).toEqual(Result.fail(faults))
})

test("a form counts only for the method that was chosen", () => {
  for (const one of depositMethods)
    if (one !== "fast")
      expect(depositRequest({ method: "fast", amount: "500" }, offerOf(one), now)).toEqual(
        Result.fail({ method: "notOffered" }),
      )
})

test.each<[string, string | undefined, Proof | undefined]>([
  ["a picture", undefined, proof],
  ["a picture of five million bytes", undefined, { ...proof, content: new Uint8Array(1_000_000) }],
  ["none", "required", undefined],
  ["an empty one", "required", { ...proof, content: new Uint8Array() }],
  ["a page of a web site", "notAPicture", { ...proof, mediaType: "text/html" }],
  ["a drawing that can hold a script", "notAPicture", { ...proof, mediaType: "image/svg+xml" }],
  ["more than five million bytes", "tooLarge", { ...proof, content: new Uint8Array(5_000_001) }],
])("as a proof, %s: %s", (_, fault, given) => {
  expect(proofFault(given)).toBe(fault)
  expect(proofTerms.largest).toBe(1_000_000)
})

test("the same wish is the same request, any other is another", () => {
  const requests: ReadonlyArray<DepositRequest> = [
    { method: "fast", amount: baht(500), bankId: undefined },
    { method: "fast", amount: baht(500), bankId: "bank-1" },
    { method: "fast", amount: baht(501), bankId: undefined },
    { method: "fast", amount: baht(500), bankId: undefined, fromBankId: "account-1" },
    { method: "fast", amount: baht(500), bankId: undefined, fromBankId: "account-2" },
    { method: "qrcode", amount: baht(500) },
    { method: "crypto", amount: baht(500), network: "TRC20" },
    { method: "crypto", amount: baht(500), network: "BEP20" },
    { method: "truemoney", amount: baht(500), walletNumber: "0810004471" },
    Result.getOrThrow(checked(reported)),
    Result.getOrThrow(checked({ ...reported, proof: { ...proof, fileName: "slip-1549.jpg" } })),
  ]
  for (const [at, one] of requests.entries())
    for (const [beside, other] of requests.entries()) expect(isSameRequest(one, { ...other })).toBe(at === beside)
})

test("whatever is typed is answered, and what is understood lies within the limits", () => {
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.,- ".split("")) }))
  const forms = fc.oneof(
    fc.record({ method: fc.constant("fast" as const), amount: typed, bankId: fc.option(typed, { nil: undefined }) }),
    fc.record({ method: fc.constant("truemoney" as const), amount: typed, walletNumber: typed }),
    fc.record({
      method: fc.constant("normal" as const),
      amount: typed,
      bankId: fc.oneof(typed, fc.constant("bank-1")),
      channel: fc.constantFrom(undefined, reported.channel),
      depositAt: fc.option(fc.oneof(fc.double(), fc.constant(now)), { nil: undefined }),
      proof: fc.constantFrom(undefined, proof),
    }),
  )
  fc.assert(
    fc.property(forms, (form) => {
      const amount = Result.match(checked(form), { onFailure: () => 2_000, onSuccess: (request) => request.amount })
      expect(amount >= 2_000 && amount <= 10_000_000).toBe(true)
    }),
  )
})

test("a wish is the same in whatever order its fields stand", () => {
  const one: DepositRequest = { method: "qrcode", amount: baht(20) }
  expect(isSameRequest(one, { amount: baht(20), method: "qrcode" })).toBe(true)
  const typed: DepositRequest = { method: "truemoney", amount: baht(20), walletNumber: "0810004471" }
  expect(isSameRequest(typed, { walletNumber: "0810004471", method: "truemoney", amount: baht(20) })).toBe(true)
})

test("any of the operator's banks can be chosen, and the one that was chosen is the one that is paid to", () => {
  const offer = (method: DepositMethod) => {
    const { payees, ...rest } = offerOf(method)
    return {
      ...rest,
      payees: [
        present(payees[0]),
        { ...present(payees[0]), bankId: "bank-9" },
        { ...present(payees[0]), bankId: "bank-8" },
      ],
    }
  }
  const fast = { method: "fast", amount: "500", bankId: "bank-9" } as const
  expect(depositRequest(fast, offer("fast"), now)).toEqual(
    Result.succeed({ method: "fast", amount: 50_000, bankId: "bank-9" }),
  )
})

test("a proof is a picture of one of three kinds", () => {
  expect(proofTerms).toEqual({ mediaTypes: ["image/jpeg", "image/png", "image/webp"], largest: 1_000_000 })
})

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
