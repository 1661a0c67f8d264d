import { shortMoneyText } from "@fakham/core/money"
import { type DepositMethod, type DepositOffer, depositMethods } from "@fakham/core/wallet"
import { Plural, Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { Section } from "../../../parts/chrome/section.tsx"
import { Icon } from "../../../parts/controls/icon.tsx"
import { chevronRight } from "../../../parts/controls/player-icons.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { formPath, methodIcon, useMethodName } from "../deposit/deposit-method.ts"
import { useOffers } from "../deposit/use-deposits.ts"
import { RowsToCome } from "./rows-to-come.tsx"
import styles from "./wallet.module.css"

/** Every way to bring money in, with its least and most and how long it takes; closed ones say so. */
export const WaysIn = () => {
  const { known, isLoading, isUnreachable, isNotOffered, retry } = useOffers()
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
        {known === undefined && isLoading ? (
          <RowsToCome count={depositMethods.length} />
        ) : known === undefined ? (
          <UnreadList isUnreachable={isUnreachable} isNotOffered={isNotOffered} onRetry={retry} />
        ) : (
          <ul className={styles.list}>
            {known.map((offer) => (
              <li key={offer.method}>
                <Link to={formPath[offer.method]} className={styles.row}>
                  <Open offer={offer} />
                </Link>
              </li>
            ))}
            {depositMethods
              .filter((method) => known.every((offer) => offer.method !== method))
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
  const least = shortMoneyText(terms.min)
  const most = shortMoneyText(terms.max)
  const minutes = usualTime === undefined ? undefined : Math.max(1, Math.round(usualTime / 60_000))
  return (
    <>
      <Icon of={methodIcon[method]} size="s" />
      <span>
        <b>{name(method)}</b>
        <span className="cap">
          <MethodHint method={method} />
        </span>
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
        <Icon of={chevronRight} size="xs" />
      </span>
    </>
  )
}

const Closed = ({ method }: { readonly method: DepositMethod }) => {
  const name = useMethodName()
  return (
    <>
      <Icon of={methodIcon[method]} size="s" />
      <span>
        <b className={styles.closed}>{name(method)}</b>
        <span className="cap">
          <Trans>Unavailable</Trans>
        </span>
      </span>
    </>
  )
}

const MethodHint = ({ method }: { readonly method: DepositMethod }) => {
  switch (method) {
    case "fast":
      return <Trans>Your transfer is found automatically</Trans>
    case "qrcode":
      return <Trans>Scan it with the app of any bank</Trans>
    case "truemoney":
      return <Trans>From your TrueMoney wallet</Trans>
    case "normal":
      return <Trans>Cash deposit machine, counter or app</Trans>
    case "crypto":
      return <Trans>TRC20 or BEP20</Trans>
  }
}
