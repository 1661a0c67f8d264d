import { shortMoneyText } from "@fakham/core/money"
import { type DepositMethod, type DepositOffer, depositMethods, methodRules } from "@fakham/core/wallet"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { Section } from "../../../parts/chrome/section.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../../parts/icons/player-icons.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { methodLooks, useMethodName } from "../deposit/deposit-methods.ts"
import { useOffers } from "../deposit/use-deposits.ts"
import { RowsToCome } from "./rows-to-come.tsx"
import styles from "./wallet.module.css"

/** Every way to bring money in, with its least and most and how long it takes; closed ones say so. */
export const WaysIn = () => {
  const { data, isLoading, hasFailed, isNotOffered, retry } = useOffers()
  return (
    <div className={styles.in}>
      <Section
        title={<Trans>Deposit</Trans>}
        beside={
          <span className="cap">
            <Trans>How soon it arrives</Trans>
          </span>
        }
      >
        {data === undefined && isLoading ? (
          <RowsToCome count={depositMethods.length} />
        ) : data === undefined ? (
          <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
        ) : (
          <ul className={styles.list}>
            {data.map((offer) => (
              <li key={offer.method}>
                <Link to={methodRules[offer.method].formPath} className={styles.row}>
                  <Open offer={offer} />
                </Link>
              </li>
            ))}
            {depositMethods
              .filter((method) => data.every((offer) => offer.method !== method))
              .map((method) => (
                <li key={method} className={styles.row}>
                  <Closed method={method} />
                </li>
              ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

const Open = ({ offer: { method, terms, usualTime } }: { readonly offer: DepositOffer }) => {
  const name = useMethodName()
  const { i18n } = useLingui()
  const least = shortMoneyText(terms.min)
  const most = shortMoneyText(terms.max)
  const minutes = usualTime === undefined ? undefined : Math.max(1, Math.round(usualTime / 60_000))
  return (
    <>
      <Icon of={methodLooks[method].icon} size="s" />
      <span>
        <b>{name(method)}</b>
        <span className="cap">{i18n._(methodLooks[method].hint)}</span>
        <span className={styles.terms}>
          <Trans>
            <span className="num">
              {least} – {most}
            </span>{" "}
            baht
          </Trans>
        </span>
      </span>
      <span className={styles.end}>
        {minutes === undefined ? null : (
          <span className="cap">
            <Trans>
              about <span className="num">{minutes}</span> <Plural value={minutes} one="minute" other="minutes" />
            </Trans>
          </span>
        )}
        <Icon of={chevronRightIcon} size="xs" />
      </span>
    </>
  )
}

const Closed = ({ method }: { readonly method: DepositMethod }) => {
  const name = useMethodName()
  return (
    <>
      <Icon of={methodLooks[method].icon} size="s" />
      <span>
        <b className={styles.closed}>{name(method)}</b>
        <span className="cap">
          <Trans>Unavailable</Trans>
        </span>
      </span>
    </>
  )
}
