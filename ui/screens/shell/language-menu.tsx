import { languageName, languageTag } from "@fakham/core"
import { useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app/app.ts"
import { LanguageFace } from "../../parts/chrome/top-bar.tsx"
import { Menu } from "../../parts/controls/menu.tsx"

export const LanguageMenu = () => {
  const { preferences } = useApp()
  const { t } = useLingui()
  const { locale: current, offered } = useSelector(preferences, (state) => state.context)
  return (
    <Menu
      label={t`Change language`}
      face={<LanguageFace>{languageName[current]}</LanguageFace>}
      items={offered.map((locale) => ({
        key: locale,
        label: languageName[locale],
        lang: languageTag[locale],
        current: locale === current,
        onSelect: () => preferences.send({ type: "locale.chosen", locale }),
      }))}
    />
  )
}
