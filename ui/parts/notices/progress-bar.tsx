import { useLingui } from "@lingui/react/macro"
import { classNames } from "../class-names.ts"
import styles from "./progress-bar.module.css"

/** The thin line at the top while a page loads. It stays mounted, so that it can run out when the page is there. */
export const ProgressBar = ({ state }: { readonly state: "hidden" | "running" | "finishing" }) => {
  const { t } = useLingui()
  return (
    <div className={classNames(styles.track, styles[state])}>
      {state === "running" && <progress className="vh" aria-label={t`Loading`} />}
      <i className={styles.bar} />
    </div>
  )
}
