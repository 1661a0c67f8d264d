import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useApp } from "../../../app/app.ts"
import { Brand } from "../../../parts/chrome/brand.tsx"
import { SheetForm } from "../../../parts/chrome/sheet-form.tsx"
import { DigitConstellations } from "../../../parts/sky/constellations/constellation.tsx"
import { useBrand } from "../brand/page-title.ts"
import { LanguageLinks } from "../language-links.tsx"

/** The sky of the first page and the sheet around a form for guests, with the ways to the login. */
export const GuestSheet = ({ children }: { readonly children: ReactNode }) => {
  const { latestResult } = useApp()
  const result = useSelector(latestResult, (state) => state.context.result)
  return (
    <SheetForm
      short
      brand={
        <Link to="/">
          <Brand name={useBrand()} />
        </Link>
      }
      topRight={
        <Link to="/">
          <Trans>Log in</Trans>
        </Link>
      }
      figure={<DigitConstellations number={result?.top3 ?? ""} />}
      languages={<LanguageLinks />}
    >
      {children}
    </SheetForm>
  )
}
