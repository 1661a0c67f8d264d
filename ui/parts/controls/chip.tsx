import type { ComponentProps } from "react"
import { classNames } from "../class-names.ts"
import styles from "./chip.module.css"

/** The look alone, for links that choose what a page shows. */
export const chipClass = classNames(styles.chip)

type ChipProps = Omit<ComponentProps<"button">, "className" | "aria-pressed"> & { readonly pressed: boolean }

/** A filter that is on or off. */
export const Chip = ({ pressed, type = "button", ...rest }: ChipProps) => (
  <button {...rest} type={type} className={chipClass} aria-pressed={pressed} />
)
