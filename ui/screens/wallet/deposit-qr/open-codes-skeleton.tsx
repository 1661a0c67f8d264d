import { useLingui } from "@lingui/react/macro"
import { DepositSkeleton } from "../deposit/method-skeleton.tsx"

/** The codes that are open, while nothing of them is known. */
export const OpenCodesSkeleton = () => {
  const { t } = useLingui()
  return <DepositSkeleton title={t`Open QR codes`} />
}
