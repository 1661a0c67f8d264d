import { Trans, useLingui } from "@lingui/react/macro"
import { useMatches } from "@tanstack/react-router"
import styles from "./being-built-screen.module.css"
import { usePageTitle } from "./page-title.ts"

export const BeingBuiltScreen = () => {
  const { i18n } = useLingui()
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  })
  const name = title ? i18n._(title) : ""
  usePageTitle(name)
  return (
    <section className={styles.page}>
      <h1>{name}</h1>
      <p>
        <Trans>This page is being built.</Trans>
      </p>
    </section>
  )
}
