import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useApp } from "../../../app.ts"
import { Brand } from "../../../parts/frame/brand.tsx"
import { SheetForm } from "../../../parts/frame/sheet-form.tsx"
import { DigitConstellations } from "../../../parts/sky/constellation.tsx"
import { useBrand } from "../../brand/page-title.ts"
import { LanguageLinks } from "../../page/language-links.tsx"

/** The sky and the sheet around the form, with the way to the login. */
export const RegisterSheet = ({ children }: { readonly children: ReactNode }) => {
  const { latestResult } = useApp()
  const result = useSelector(latestResult, (state) => state.context.result)
  return (
    <SheetForm
      short
      brand={<Brand name={useBrand()} />}
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
