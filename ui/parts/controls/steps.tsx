import { useLingui } from "@lingui/react/macro"
import { classNames } from "../class-names.ts"
import styles from "./steps.module.css"

/** How far a form has come: step 1 / 2. */
export const StepIndicator = ({ step, of }: { readonly step: number; readonly of: number }) => {
  const { t } = useLingui()
  return (
    <p className={styles.steps}>
      <span className="vh">{t`Step ${step} of ${of}`}</span>
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={classNames(styles.bar, index < step && styles.on)} />
      ))}
      <span aria-hidden="true">
        {step} / {of}
      </span>
    </p>
  )
}
