import { type Deposit, type DepositMethod, methodRules } from "@fakham/core/wallet"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react"
import { pictureIcon } from "../../../parts/icons/account-icons.ts"
import type { IconShape } from "../../../parts/icons/icon.tsx"
import { phoneIcon } from "../../../parts/icons/player-icons.ts"
import { boltIcon, cryptoIcon, qrIcon } from "../../../parts/icons/wallet-icons.ts"

/** How players are shown each way to bring money in. */
type MethodLook = {
  readonly icon: IconShape
  /** Among the other ways, and one line about it there. */
  readonly name: MessageDescriptor
  readonly hint: MessageDescriptor
  /** Of its own pages. */
  readonly title: MessageDescriptor
  /** In a statement. */
  readonly entry: MessageDescriptor
}

export const methodLooks: Readonly<Record<DepositMethod, MethodLook>> = {
  fast: {
    icon: boltIcon,
    name: msg`Fast deposit`,
    hint: msg`Your transfer is found automatically`,
    title: msg`Fast deposit`,
    entry: msg`Fast deposit`,
  },
  qrcode: {
    icon: qrIcon,
    name: msg`PromptPay QR`,
    hint: msg`Scan it with the app of any bank`,
    title: msg`PromptPay QR`,
    entry: msg`Deposit by PromptPay QR`,
  },
  truemoney: {
    icon: phoneIcon,
    name: msg`TrueMoney`,
    hint: msg`From your TrueMoney wallet`,
    title: msg`TrueMoney`,
    entry: msg`Deposit by TrueMoney`,
  },
  normal: {
    icon: pictureIcon,
    name: msg`Transfer with slip`,
    hint: msg`Cash deposit machine, counter or app`,
    title: msg`Report a transfer`,
    entry: msg`Deposit with a slip`,
  },
  crypto: {
    icon: cryptoIcon,
    name: msg`Crypto USDT`,
    hint: msg`TRC20 or BEP20`,
    title: msg`USDT deposit`,
    entry: msg`Deposit in USDT`,
  },
}

export const useMethodName = (): ((method: DepositMethod) => string) => {
  const { i18n } = useLingui()
  return (method) => i18n._(methodLooks[method].name)
}

/** What its own pages are called. */
export const useMethodTitle = (method: DepositMethod): string => {
  const { i18n } = useLingui()
  return i18n._(methodLooks[method].title)
}

/** The page of one deposit, for a link or a way on. */
export const ticketOf = ({ method, id }: Pick<Deposit, "method" | "id">) => ({
  to: methodRules[method].ticketPath,
  search: { id },
})
