import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { Section } from "../../../parts/chrome/section.tsx"
import { playIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { bookIcon, chevronRightIcon } from "../../../parts/icons/player-icons.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import type { Guide } from "./guide.ts"
import { guides } from "./guides.ts"
import styles from "./howto.module.css"
import { StepPicture } from "./step-picture.tsx"

/** The steps of one guide, and the ways to the others. It needs nothing but its words, so that it stands at once. */
export const GuidePage = ({ guide }: { readonly guide: Guide }) => {
  const { i18n } = useLingui()
  const { steps } = guide
  const count = steps.length
  return (
    <AccountPage title={i18n._(guide.title)} backTo="/how-to" wide>
      <p className="cap">
        <Plural value={count} one="# step" other="# steps" />
      </p>
      <ol className={styles.steps}>
        {steps.map(({ title, words, picture }, index) => (
          <li key={title.id}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2>{i18n._(title)}</h2>
              <p className="sub">{i18n._(words)}</p>
              {picture === undefined ? null : <StepPicture of={picture} />}
            </div>
          </li>
        ))}
      </ol>
      <Section title={<Trans>Other guides</Trans>}>
        <GuideLinks without={guide} />
      </Section>
    </AccountPage>
  )
}

/** All guides, and the clips. */
export const HowToPage = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Guides`} backTo="/" wide>
      <GuideLinks />
    </AccountPage>
  )
}

const GuideLinks = ({ without }: { readonly without?: Guide }) => {
  const { i18n } = useLingui()
  return (
    <ul className={styles.links}>
      {guides
        .filter((guide) => guide !== without)
        .map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>
              <Icon of={bookIcon} size="s" />
              <b>{i18n._(title)}</b>
              <Icon of={chevronRightIcon} size="xs" />
            </Link>
          </li>
        ))}
      <li>
        <Link to="/vdo">
          <Icon of={playIcon} size="s" />
          <b>
            <Trans>Videos</Trans>
          </b>
          <Icon of={chevronRightIcon} size="xs" />
        </Link>
      </li>
    </ul>
  )
}
