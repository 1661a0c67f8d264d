import { type ReactNode, useId } from "react"
import { SwitchMark } from "../../parts/controls/switch-mark.tsx"
import { Icon, type IconShape } from "../../parts/icons/icon.tsx"
import styles from "./notifications.module.css"

type SwitchRowProps = {
  readonly icon: IconShape
  readonly title: ReactNode
  readonly about: ReactNode
  readonly isOn: boolean
  readonly blocked?: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** A line that is switched on or off as a whole. */
export const SwitchRow = ({ icon, title, about, isOn, blocked = false, onSwitch }: SwitchRowProps) => {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      className={styles.kind}
      aria-checked={isOn}
      aria-disabled={blocked || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      onClick={() => !blocked && onSwitch(!isOn)}
    >
      <Icon of={icon} size="s" />
      <span>
        <b id={`${id}-title`}>{title}</b>
        <span id={`${id}-about`} className="cap">
          {about}
        </span>
      </span>
      <SwitchMark />
    </button>
  )
}
