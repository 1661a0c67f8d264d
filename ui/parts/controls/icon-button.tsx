import type { ComponentProps } from "react"
import { Icon, type IconShape } from "../icons/icon.tsx"
import styles from "./icon-button.module.css"

type IconButtonProps = Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> & {
  readonly icon: IconShape
  readonly label: string
  readonly small?: boolean
}

export const IconButton = ({ icon, label, small = false, type = "button", ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={styles.button} aria-label={label}>
    <Icon of={icon} {...(small && { size: "s" as const })} />
  </button>
)
