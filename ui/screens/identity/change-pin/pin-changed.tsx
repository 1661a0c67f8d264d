import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { columnForm } from "../../../parts/chrome/column.tsx"
import { buttonClass } from "../../../parts/controls/button.tsx"

/** The new PIN counts, and this device alone is still logged in. */
export const PinChanged = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={columnForm}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>The new PIN is set</Trans>
      </h2>
      <p className="sub">
        <Trans>Use it from your next login. All your other devices were logged out.</Trans>
      </p>
      <Link to="/profile" className={buttonClass({ tone: "gold", block: true })}>
        <Trans>Back to my account</Trans>
      </Link>
    </section>
  )
}
