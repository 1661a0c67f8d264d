import { type DrawnResult, isBetGroup } from "@fakham/core"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useApp } from "../../../app/app.ts"
import { useShortDate } from "../../../locales/use-short-date.ts"
import { Brand } from "../../../parts/chrome/brand.tsx"
import { SheetForm } from "../../../parts/chrome/sheet-form.tsx"
import { DigitConstellations } from "../../../parts/sky/constellations/constellation.tsx"
import { GroupName } from "../../../words/group-name.tsx"
import { useBrand, usePageTitle } from "../../page/brand/page-title.ts"
import { LanguageLinks } from "../../page/language-links.tsx"
import { GuestWays } from "./guest-ways.tsx"
import { LoginSteps } from "./login-steps.tsx"

/** What a guest sees first: the latest draw in the night sky, and the login below it. */
export const WelcomeScreen = () => {
  const login = useSelector(useApp().session, (state) => state.children.login)
  return <Welcome>{login ? <LoginSteps login={login} /> : null}</Welcome>
}

/** The same around any form. */
export const Welcome = ({ children }: { readonly children: ReactNode }) => {
  const { latestResult } = useApp()
  const { t } = useLingui()
  const result = useSelector(latestResult, (state) => state.context.result)
  usePageTitle(t`Log in`)
  return (
    <SheetForm
      brand={<Brand name={useBrand()} />}
      topRight={
        <Link to="/register">
          <Trans>Sign up</Trans>
        </Link>
      }
      figure={<DigitConstellations number={result?.top3 ?? ""} />}
      caption={result ? <DrawCaption result={result} /> : undefined}
      languages={
        <>
          <LanguageLinks />
          <GuestWays />
        </>
      }
    >
      {children}
    </SheetForm>
  )
}

const DrawCaption = ({ result }: { readonly result: DrawnResult }) => {
  const short = useShortDate()
  const { betGroup, betName, dt, top3 } = result
  return (
    <>
      {isBetGroup(betGroup) ? <GroupName group={betGroup} /> : betName} {short(dt)} <Trans>3 top</Trans> <b>{top3}</b>
    </>
  )
}
