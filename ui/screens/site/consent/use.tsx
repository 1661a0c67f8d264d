import { Trans } from "@lingui/react/macro"
import { type ReactNode, useId } from "react"
import { SwitchMark } from "../../../parts/controls/switch-mark.tsx"
import { lockIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import styles from "./consent-sheet.module.css"

type UseProps = {
  readonly title: ReactNode
  readonly about: ReactNode
  readonly isOn?: boolean
  /** Without it the use is always on. */
  readonly onSwitch?: (isOn: boolean) => void
}

/** One thing that data is used for. */
export const Use = ({ title, about, isOn = true, onSwitch }: UseProps) => {
  const id = useId()
  return (
    <section className={styles.use}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p id={`${id}-about`}>{about}</p>
      {onSwitch === undefined ? (
        <span className={styles.always}>
          <Icon of={lockIcon} size="xs" />
          <Trans>Always on</Trans>
        </span>
      ) : (
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-about`}
          onClick={() => onSwitch(!isOn)}
        >
          <SwitchMark />
        </button>
      )}
    </section>
  )
}
