import { Trans, useLingui } from "@lingui/react/macro"
import { useMatches } from "@tanstack/react-router"
import { usePageTitle } from "../brand/page-title.ts"
import styles from "./being-built-screen.module.css"
import { beingBuiltTitles } from "./being-built-titles.ts"

export const BeingBuiltScreen = () => {
  const { i18n } = useLingui()
  const title = useMatches({ select: (matches) => beingBuiltTitles[matches.at(-1)?.routeId ?? "__root__"] })
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
