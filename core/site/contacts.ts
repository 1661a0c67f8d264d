import { isNone, type Support, webAddress } from "./support.ts"

/** What the agent has switched off is not offered; the site's own set always is. */
export const isSupportOffered = ({
  support,
  fallback,
}: {
  readonly support: Support
  readonly fallback: Support
}): boolean => support.activeSupport || support === fallback

/** The address of the popup of the agent, while it is switched on. */
export const popupAddress = ({ activePopup, urlPopup }: Support): string | undefined =>
  activePopup ? webAddress(urlPopup) : undefined

/** Where the agent's lucky numbers (bai lek) are shown. */
export const bailekAddress = ({ urlBailek }: Support): string | undefined => webAddress(urlBailek)

/** The number of the agent's office. */
export const officePhone = ({ officePhoneNumber }: Support): string | undefined =>
  isNone(officePhoneNumber) ? undefined : officePhoneNumber.trim()
