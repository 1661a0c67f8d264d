import { classNames } from "../class-names.ts"
import styles from "./icon.module.css"

export type IconShape = string

/** A drawing beside words: it never speaks for itself. */
export const Icon = ({ of, size }: { readonly of: IconShape; readonly size?: "s" | "xs" }) => (
  <svg className={classNames(styles.icon, size && styles[size])} viewBox="0 0 24 24" aria-hidden="true">
    <path d={of} />
  </svg>
)

export const userIcon = "M8.2 8.4a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0zM4.8 20a7.3 7.3 0 0 1 14.4 0"
export const infoIcon = "M3.6 12a8.4 8.4 0 1 0 16.8 0a8.4 8.4 0 1 0-16.8 0zM12 11.2v5M12 7.8h.01"
export const warningIcon = "M12 4.2 21 19.6H3zM12 10v4.4M12 17h.01"
export const chatIcon = "M4.2 5.4h15.6v10.8H11l-4.4 3.6v-3.6H4.2z"
export const checkIcon = "M5 12.6l4.6 4.6L19 7.4"
export const closeIcon = "M6 6l12 12M18 6 6 18"
export const offlineIcon =
  "M4.2 4.2l15.6 15.6M8.6 15.4a4.8 4.8 0 0 1 5.4-.9M5.6 12.2a9 9 0 0 1 3.6-2.3M12.6 9.2a9 9 0 0 1 5.8 3M3 9a13 13 0 0 1 3-2.1M10.2 5.7A13 13 0 0 1 21 9M12 18.8h.01"
