import type { ComponentProps } from "react"
import styles from "./chip.module.css"

type ChipProps = Omit<ComponentProps<"button">, "className" | "aria-pressed"> & { readonly pressed: boolean }

/** A filter that is on or off. */
export const Chip = ({ pressed, type = "button", ...rest }: ChipProps) => (
  <button {...rest} type={type} className={styles.chip} aria-pressed={pressed} />
)
