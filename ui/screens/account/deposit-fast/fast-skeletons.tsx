import { useLingui } from "@lingui/react/macro"
import { MethodSkeleton } from "../deposit/method-skeleton.tsx"

/** The form, and the page of one deposit, while nothing of them is known. */
export const FastSkeleton = () => {
  const { t } = useLingui()
  return <MethodSkeleton title={t`Fast deposit`} />
}
