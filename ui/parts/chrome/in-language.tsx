import { useLingui } from "@lingui/react/macro"
import { Fragment, type ReactNode } from "react"

/** What stands on the operator's words, which are asked for anew in another language. */
export const InLanguage = ({ children }: { readonly children: ReactNode }) => {
  const { i18n } = useLingui()
  return <Fragment key={i18n.locale}>{children}</Fragment>
}
