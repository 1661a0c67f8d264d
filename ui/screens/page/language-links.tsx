import { languageName, languageTag, locales } from "@fakham/core"
import { useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"
import { LanguageRow } from "../../parts/frame/sheet-form.tsx"

/** All languages in a row, each by its own name. */
export const LanguageLinks = () => {
  const { preferences } = useApp()
  const { t } = useLingui()
  const current = useSelector(preferences, (state) => state.context.locale)
  return (
    <LanguageRow
      label={t`Language`}
      languages={locales.map((locale) => ({
        lang: languageTag[locale],
        name: languageName[locale],
        current: locale === current,
      }))}
      onChoose={(lang) => {
        const locale = locales.find((one) => languageTag[one] === lang)
        if (locale) preferences.send({ type: "locale.chosen", locale })
      }}
    />
  )
}
