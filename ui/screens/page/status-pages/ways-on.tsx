import { Trans } from "@lingui/react/macro"
import { Link, useRouter } from "@tanstack/react-router"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { useSupportAddress } from "../brand/support-address.ts"

export const gold = buttonClass({ tone: "gold" })
export const outline = buttonClass({ tone: "outline" })

export const ToHome = ({ className }: { readonly className: string }) => (
  <Link to="/" className={className}>
    <Trans>Back to Home</Trans>
  </Link>
)

export const ContactUs = () => {
  const address = useSupportAddress()
  if (address === undefined) return null
  return (
    <a className={outline} href={address} target="_blank" rel="noreferrer">
      <Trans>Contact us</Trans>
    </a>
  )
}

/** Back to where the visitor came from, or home when they came from nowhere. */
export const useWayBack = () => {
  const router = useRouter()
  return () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: "/" }))
}
