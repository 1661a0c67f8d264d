import { bailekAddress, supportAddress, supportPhones } from "@fakham/core/site"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useApp } from "../../app/app.ts"
import { chatIcon, Icon, type IconShape } from "../../parts/icons/icon.tsx"
import { phoneIcon, starIcon } from "../../parts/icons/player-icons.ts"
import { PartHead } from "./part-head.tsx"
import styles from "./pieces.module.css"

/** Whom a player can ask: the agent and their office, support, and where the agent tells lucky numbers. */
export const Contacts = () => {
  const support = useSelector(useApp().support, ({ context }) => context.support)
  const { office, agent } = supportPhones(support)
  const address = supportAddress(support)
  const bailek = bailekAddress(support)
  if ((office ?? agent ?? address ?? bailek) === undefined) return null
  return (
    <section className={styles.part}>
      <PartHead>
        <h2>
          <Trans>Contact us</Trans>
        </h2>
      </PartHead>
      <ul className={styles.contacts}>
        {office === undefined ? null : (
          <Contact icon={phoneIcon} href={dialled(office)} caption={office}>
            <Trans>Call us</Trans>
          </Contact>
        )}
        {agent === undefined ? null : (
          <Contact icon={phoneIcon} href={dialled(agent)} caption={agent}>
            <Trans>Call support</Trans>
          </Contact>
        )}
        {address === undefined ? null : (
          <Contact icon={chatIcon} href={address}>
            <Trans>Chat with support</Trans>
          </Contact>
        )}
        {bailek === undefined ? null : (
          <Contact icon={starIcon} href={bailek}>
            <Trans>Number tips</Trans>
          </Contact>
        )}
      </ul>
    </section>
  )
}

const dialled = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`

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
