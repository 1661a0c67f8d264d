import { networks } from "@fakham/core/wallet"
import * as v from "valibot"
import { StoredSatang, storedJson } from "../../database/stored-json.ts"
import type { CryptoDetail } from "./crypto-transfers.ts"

/** What a PromptPay code says. */
export const qrDetail = storedJson(v.object({ qrText: v.string() }))

type EncodedCryptoDetail = Omit<CryptoDetail, "rate"> & { readonly rate: number }
const Transfer: v.GenericSchema<EncodedCryptoDetail, CryptoDetail> = v.object({
  network: v.picklist(networks),
  address: v.string(),
  usdt: v.number(),
  rate: StoredSatang,
})

/** What has to be sent on a chain. */
export const transferDetail = storedJson(Transfer)

/** The account of the player's own that money comes from, where a deposit names one. */
export const ownDetail = storedJson(v.object({ fromBankId: v.optional(v.string()) }))

/** The wallet that money comes from, where a deposit names one. */
export const walletDetail = storedJson(v.object({ phoneNumber: v.optional(v.string()) }))
