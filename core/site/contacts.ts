import { isNone, type Support, webAddress } from "./support.ts"

/** The address of the popup of the agent, while it is switched on. */
export const popupAddress = ({ activePopup, urlPopup }: Support): string | undefined =>
  activePopup === true ? webAddress(urlPopup) : undefined

/** Where the agent's lucky numbers (bai lek) are shown, unless support is switched off. */
export const bailekAddress = ({ activeSupport, urlBailek }: Support): string | undefined =>
  activeSupport === false ? undefined : webAddress(urlBailek)

/** Where a player can call: the agent's office and the agent, each number once, unless support is switched off. */
export const supportPhones = ({ activeSupport, officePhoneNumber, phoneNumber }: Support): SupportPhones => {
  if (activeSupport === false) return { office: undefined, agent: undefined }
  const [office, agent] = [officePhoneNumber, phoneNumber].map((number) => (isNone(number) ? undefined : number.trim()))
  return { office, agent: agent === office ? undefined : agent }
}
type SupportPhones = { readonly office: string | undefined; readonly agent: string | undefined }
