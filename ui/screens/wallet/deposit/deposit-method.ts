import type { Deposit, DepositMethod } from "@fakham/core/wallet"
import { useLingui } from "@lingui/react/macro"
import { picture } from "../../../parts/controls/account-icons.ts"
import type { IconShape } from "../../../parts/controls/icon.tsx"
import { phone } from "../../../parts/controls/player-icons.ts"
import { bolt, crypto, qr } from "../../../parts/controls/wallet-icons.ts"

export const methodIcon: Readonly<Record<DepositMethod, IconShape>> = {
  fast: bolt,
  qrcode: qr,
  truemoney: phone,
  normal: picture,
  crypto,
}

/** Where a deposit of each method is asked for. */
export const formPath = {
  fast: "/credit/deposit/fast",
  qrcode: "/credit/deposit/qrcode",
  truemoney: "/credit/deposit/truemoney",
  normal: "/credit/deposit/normal",
  crypto: "/credit/deposit/crypto",
} as const satisfies Readonly<Record<DepositMethod, string>>

/** Where one that was asked for is followed. */
const ticketPath = {
  ...formPath,
  fast: "/credit/deposit/fast/queue",
  crypto: "/credit/deposit/crypto/queue",
} as const satisfies Readonly<Record<DepositMethod, string>>

/** The page of one deposit, for a link or a way on. */
export const ticketOf = ({ method, id }: Pick<Deposit, "method" | "id">) => ({
  to: ticketPath[method],
  search: { id },
})

export const useMethodName = (): ((method: DepositMethod) => string) => {
  const { t } = useLingui()
  return (method) =>
    ({
      fast: t`Fast deposit`,
      qrcode: t`PromptPay QR`,
      truemoney: t`TrueMoney`,
      normal: t`Transfer with slip`,
      crypto: t`Crypto USDT`,
    })[method]
}
