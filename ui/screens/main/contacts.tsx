import { bailekAddress, isSupportOffered, officePhone, supportAddress } from "@fakham/core/site"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useApp } from "../../app.ts"
import { chat, Icon, type IconShape } from "../../parts/controls/icon.tsx"
import { phone as phoneIcon, star } from "../../parts/controls/player-icons.ts"
import { PartHead } from "./part-head.tsx"
import styles from "./pieces.module.css"

/** Whom a player can ask: the agent's office and support, and where the agent tells lucky numbers. */
export const Contacts = () => {
  const support = useSelector(useApp().support, ({ context }) => context)
  const phone = officePhone(support.support)
  const address = supportAddress(support.support)
  const bailek = bailekAddress(support.support)
  if (!isSupportOffered(support) || (phone ?? address ?? bailek) === undefined) return null
  return (
    <section className={styles.part}>
      <PartHead>
        <h2>
          <Trans>Contact us</Trans>
        </h2>
      </PartHead>
      <ul className={styles.contacts}>
        {phone === undefined ? null : (
          <Contact icon={phoneIcon} href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} caption={phone}>
            <Trans>Call the office</Trans>
          </Contact>
        )}
        {address === undefined ? null : (
          <Contact icon={chat} href={address}>
            <Trans>Write to support</Trans>
          </Contact>
        )}
        {bailek === undefined ? null : (
          <Contact icon={star} href={bailek}>
            <Trans>Lucky numbers</Trans>
          </Contact>
        )}
      </ul>
    </section>
  )
}

type ContactProps = {
  readonly icon: IconShape
  readonly href: string
  readonly caption?: string
  readonly children: ReactNode
}

const Contact = ({ icon, href, caption, children }: ContactProps) => (
  <li>
    <a href={href} {...(href.startsWith("tel:") ? {} : { target: "_blank", rel: "noopener noreferrer" })}>
      <Icon of={icon} size="s" />
      <b>{children}</b>
      {caption === undefined ? null : <span className="num">{caption}</span>}
    </a>
  </li>
)
