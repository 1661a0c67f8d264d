import { Result } from "effect"
import type { Satang } from "../../../money/satang.ts"
import { depositTerms } from "../deposit.ts"

/** Who is paid: a phone, a national id or an e-wallet, as PromptPay registers them. */
export type PromptPayee = { readonly kind: "phone" | "nationalId" | "eWallet"; readonly digits: string }

export type PromptPayFault = "malformedPayee" | "belowMinimum" | "aboveMaximum"

const registered = {
  phone: { tag: "01", shape: /^0[0-9]{9}$/ },
  nationalId: { tag: "02", shape: /^[0-9]{13}$/ },
  eWallet: { tag: "03", shape: /^[0-9]{15}$/ },
} as const

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, "0")}${value}`

/** CRC-16 as EMVCo asks for it: polynomial 1021, begun at FFFF, four capital hexadecimal digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff
  for (let index = 0; index < text.length; index++) {
    crc ^= (text.charCodeAt(index) & 0xff) << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, "0")
}

/** What a PromptPay QR for one exact amount says (EMVCo, usable once). */
export const promptPay = (
  { kind, digits }: PromptPayee,
  amount: Satang,
  terms = depositTerms,
): Result.Result<string, PromptPayFault> => {
  const { tag, shape } = registered[kind]
  if (!shape.test(digits)) return Result.fail("malformedPayee")
  if (amount < terms.min) return Result.fail("belowMinimum")
  // The satang that tell a deposit apart may stand on top of the largest amount.
  if (amount > terms.max + 99) return Result.fail("aboveMaximum")
  const account = kind === "phone" ? `0066${digits.slice(1)}` : digits
  const said = [
    field("00", "01"),
    field("01", "12"),
    field("29", field("00", "A000000677010111") + field(tag, account)),
    field("58", "TH"),
    field("53", "764"),
    field("54", `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`),
    "6304",
  ].join("")
  return Result.succeed(said + crc16(said))
}
