import { useLingui } from "@lingui/react/macro"
import { MethodSkeleton } from "../deposit/method-skeleton.tsx"

/** The form, or a transfer, while nothing of it is known. */
export const DepositCryptoSkeleton = () => {
  const { t } = useLingui()
  return <MethodSkeleton title={t`USDT deposit`} />
}
