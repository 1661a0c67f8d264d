import { useLingui } from "@lingui/react/macro"
import { useMatches } from "@tanstack/react-router"
import { usePageTitle } from "../../page/brand/page-title.ts"
import type { Guide } from "./guide.ts"
import { GuidePage, HowToPage } from "./guide-page.tsx"
import { guides } from "./guides.ts"

export const HowToScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Guides`)
  return <HowToPage />
}

/** The guide that the address names. */
export const GuideScreen = () => {
  const route = useMatches({ select: (matches): string => matches.at(-1)?.routeId ?? "" })
  const guide = guides.find(({ path }) => route === `/_shell${path}`)
  return guide === undefined ? null : <TitledGuide guide={guide} />
}

const TitledGuide = ({ guide }: { readonly guide: Guide }) => {
  const { i18n } = useLingui()
  usePageTitle(i18n._(guide.title))
  return <GuidePage guide={guide} />
}
