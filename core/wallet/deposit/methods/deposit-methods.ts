import { minute } from "../../../time/bangkok.ts"

/** The ways to bring money in, in the order in which the site shows them. */
export const depositMethods = ["fast", "qrcode", "truemoney", "normal", "crypto"] as const
export type DepositMethod = (typeof depositMethods)[number]

/** All that differs by method, but for what its form asks and the terms that an operator sets. */
type MethodRules = {
  /** A request is opened before the money is sent, a report afterwards. */
  readonly opens: "request" | "report"
  /** Its deposits are told apart by satang that each has for its own. */
  readonly carriesSatang: boolean
  /** What kind of account takes the money. */
  readonly payee: "bank" | "wallet" | "promptPay" | "chain"
  /** How long it usually takes until the money is there, in milliseconds. */
  readonly usualTime: number
  /** Where a deposit is asked for on the site, and where one is followed. */
  readonly formPath: `/credit/deposit/${string}`
  readonly ticketPath: `/credit/deposit/${string}`
}

export const methodRules = {
  fast: {
    opens: "request",
    carriesSatang: true,
    payee: "bank",
    usualTime: minute,
    formPath: "/credit/deposit/fast",
    ticketPath: "/credit/deposit/fast/queue",
  },
  qrcode: {
    opens: "request",
    carriesSatang: true,
    payee: "promptPay",
    usualTime: minute,
    formPath: "/credit/deposit/qrcode",
    ticketPath: "/credit/deposit/qrcode",
  },
  truemoney: {
    opens: "request",
    carriesSatang: true,
    payee: "wallet",
    usualTime: 3 * minute,
    formPath: "/credit/deposit/truemoney",
    ticketPath: "/credit/deposit/truemoney",
  },
  normal: {
    opens: "report",
    carriesSatang: false,
    payee: "bank",
    usualTime: 15 * minute,
    formPath: "/credit/deposit/normal",
    ticketPath: "/credit/deposit/normal",
  },
  crypto: {
    opens: "request",
    carriesSatang: false,
    payee: "chain",
    usualTime: 10 * minute,
    formPath: "/credit/deposit/crypto",
    ticketPath: "/credit/deposit/crypto/queue",
  },
} as const satisfies Readonly<Record<DepositMethod, MethodRules>>

/** The money was sent before the deposit was opened. */
export const isReported = (method: DepositMethod): boolean => methodRules[method].opens === "report"
