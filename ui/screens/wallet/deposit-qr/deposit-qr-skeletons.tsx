import { useLingui } from "@lingui/react/macro"
import { MethodSkeleton } from "../deposit/method-skeleton.tsx"

/** The form, or a code, while nothing of it is known. */
export const DepositQrSkeleton = () => {
  const { t } = useLingui()
  return <MethodSkeleton title={t`PromptPay QR`} />
}

/** The codes that are open, while nothing of them is known. */
export const OpenCodesSkeleton = () => {
  const { t } = useLingui()
  return <MethodSkeleton title={t`Open QR codes`} />
}
