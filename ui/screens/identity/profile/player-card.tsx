import type { Player } from "@fakham/core"
import { maskedPhoneNumber, type Role } from "@fakham/core/identity"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { PlayerPicture } from "../../../parts/avatar/player-picture.lazy.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { editIcon } from "../../../parts/icons/player-icons.ts"
import { MoneyFigures } from "../../../parts/money/figures.tsx"
import { Money } from "../../../parts/money/money.tsx"
import styles from "./profile.module.css"

const roleLabels: Readonly<Record<Role, MessageDescriptor>> = {
  administrator: msg`Administrator`,
  superAdmin: msg`Super Admin`,
  staff: msg`Staff`,
}

/** Who the player is, as the operator knows them. */
export const PlayerCard = ({ player }: { readonly player: Player }) => {
  const { t, i18n } = useLingui()
  const { userName, name, level, loyaltyPoint, afCash, phoneNumber, lineId, email } = player
  return (
    <section className={styles.card}>
      <div className={styles.who}>
        <PlayerPicture player={player} large />
        <div className="grow">
          <h2>{name || userName}</h2>
          <p className="cap">
            {userName}
            {level === undefined ? null : (
              <>
                {" · "}
                {typeof level === "number" ? <Trans>Level {level}</Trans> : i18n._(roleLabels[level])}
              </>
            )}
          </p>
        </div>
        <Link to="/profile/edit" className={styles.edit} aria-label={t`Edit profile`}>
          <Icon of={editIcon} size="s" />
        </Link>
      </div>
      {loyaltyPoint === undefined && afCash === undefined ? null : (
        <MoneyFigures className={styles.figures}>
          {loyaltyPoint === undefined ? null : (
            <div>
              <dt className="cap">
                <Trans>Points</Trans>
              </dt>
              <dd className="num">{loyaltyPoint.toLocaleString("en")}</dd>
            </div>
          )}
          {afCash === undefined ? null : (
            <div>
              <dt className="cap">
                <Trans>Referral earnings</Trans>
              </dt>
              <dd>
                <Money satang={afCash} size="l" unit={false} />
              </dd>
            </div>
          )}
        </MoneyFigures>
      )}
      <dl className={styles.facts}>
        <Fact name={<Trans>Phone number</Trans>}>
          {phoneNumber === "" ? "" : maskedPhoneNumber(phoneNumber) || "xxx-xxx-xxxx"}
        </Fact>
        <Fact name="LINE ID">{lineId}</Fact>
        <Fact name={<Trans>Email</Trans>}>{email}</Fact>
      </dl>
    </section>
  )
}

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children === "" ? <Trans>Not given</Trans> : children}</dd>
  </div>
)
