import { bannerLeads, type Promotion } from "@fakham/core/site"
import { dayAt } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useDates } from "../../../locales/use-dates.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { OperatorWords } from "../../../parts/operator-words/operator-words.lazy.tsx"
import { clockText } from "../../../words/clock-text.ts"
import styles from "./promotions.module.css"

type PromotionProps = { readonly promotion: Promotion }

/** What is offered, in figures, until when, under which terms, and the way to it. */
export const PromotionArticle = ({ promotion }: PromotionProps) => {
  const [isPictureLost, setPictureLost] = useState(false)
  const { title, body, image, facts, terms, endsAt } = promotion
  return (
    <article className={styles.promotion}>
      {image === "" || isPictureLost ? null : (
        <img className={styles.picture} src={image} alt="" onError={() => setPictureLost(true)} />
      )}
      <h2>{title}</h2>
      <OperatorWords of={body} />
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Trans>Until</Trans>
          </dt>
          <dd>{endsAt === undefined ? <Trans>No end</Trans> : <Until moment={endsAt} />}</dd>
        </div>
      </dl>
      {terms.length === 0 ? null : (
        <details className={styles.terms}>
          <summary>
            <Trans>Terms</Trans>
          </summary>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </details>
      )}
      <Way promotion={promotion} />
    </article>
  )
}

const Way = ({ promotion: { url, action } }: PromotionProps) => {
  const leads = bannerLeads({ url })
  const words = action === "" ? <Trans>Go to the promotion</Trans> : action
  if (leads === undefined) return null
  return leads === "within" ? (
    <Link to={url} className={buttonClass({ tone: "outline", block: true })}>
      {words}
    </Link>
  ) : (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={buttonClass({ tone: "outline", block: true })}
    >
      {words}
    </a>
  )
}

const Until = ({ moment }: { readonly moment: number }) => (
  <>
    {useDates().full(dayAt(moment))} <span className="cap">{clockText(moment)}</span>
  </>
)
