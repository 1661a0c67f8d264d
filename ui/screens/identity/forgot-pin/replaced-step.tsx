import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { formHeading, formLede } from "../../../parts/chrome/sheet-form.tsx"
import { buttonClass } from "../../../parts/controls/button.tsx"
import styles from "./forgot-pin.module.css"

/** The new PIN counts; it is for the login to ask for it. */
export const ReplacedStep = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.form}>
      <div>
        <h1 ref={heading} tabIndex={-1} className={formHeading}>
          <Trans>The new PIN is set</Trans>
        </h1>
        <p className={formLede}>
          <Trans>All devices were logged out. Log in with the new PIN.</Trans>
        </p>
      </div>
      <Link to="/" className={buttonClass({ tone: "gold", block: true })}>
        <Trans>Log in</Trans>
      </Link>
    </section>
  )
}
