import { languageName, languageTag } from "@fakham/core"
import { useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app/app.ts"
import { LanguageRow } from "../../parts/chrome/sheet-form.tsx"

/** All languages in a row, each by its own name. */
export const LanguageLinks = () => {
  const { preferences } = useApp()
  const { t } = useLingui()
  const { locale: current, offered } = useSelector(preferences, (state) => state.context)
  return (
    <LanguageRow
      label={t`Language`}
      languages={offered.map((locale) => ({
        lang: languageTag[locale],
        name: languageName[locale],
        current: locale === current,
      }))}
      onChoose={(lang) => {
        const locale = offered.find((one) => languageTag[one] === lang)
        if (locale) preferences.send({ type: "locale.chosen", locale })
      }}
    />
  )
}
