import { type BetGroup, type Gov4dVariant, gov4dVariants, sequenceGroups } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ComponentProps, ReactNode } from "react"
import { GroupName } from "../../words/group-name.tsx"
import { VariantName } from "../../words/variant-name.tsx"
import type { LottoRowLayout } from "./lotto-row.tsx"
import styles from "./lotto-screen.module.css"

/** A group whose lotteries stand in one row. */
export type RowGroup = Exclude<BetGroup, "gov4d">
type RowOf = Pick<ComponentProps<typeof LottoRowLayout>, "glyph" | "name" | "renderLink">

type LotterySectionsProps = {
  readonly renderGroup: (group: RowGroup, row: RowOf) => ReactNode
  readonly renderVariant: (variant: Gov4dVariant, row: RowOf) => ReactNode
}

const daily = ["gov", "stock"] as const

/** All lotteries in their order, each in a row that leads to its page. */
export const LotterySections = ({ renderGroup, renderVariant }: LotterySectionsProps) => {
  const rowOf = (group: RowGroup) =>
    renderGroup(group, {
      glyph: group,
      name: <GroupName group={group} />,
      renderLink: (link) => <Link to="/lotto/$betGroup" params={{ betGroup: group }} {...link} />,
    })
  return (
    <div className={styles.columns}>
      <div>
        <Section title={<Trans>Rapid rounds</Trans>}>{sequenceGroups.map(rowOf)}</Section>
        <Section title={<Trans>Government and stock</Trans>}>{daily.map(rowOf)}</Section>
      </div>
      <Section title={<Trans>4D sets</Trans>}>
        {gov4dVariants.map((variant) =>
          renderVariant(variant, {
            glyph: variant,
            name: <VariantName of={variant} />,
            renderLink: (link) => <Link to="/lotto/4d" hash={variant} {...link} />,
          }),
        )}
      </Section>
    </div>
  )
}

const Section = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    <ul className={styles.list}>{children}</ul>
  </section>
)

/** When a round stops taking bets. */
export const ClosesAt = ({ time }: { readonly time: string }) => <Trans>closes {time}</Trans>
