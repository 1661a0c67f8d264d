import { useState } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { playIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import styles from "./vdo.module.css"

/** The picture of a clip, or a dark field where there is none. */
export const Poster = ({ of, className }: { readonly of: string; readonly className: string | undefined }) => {
  const [isLost, setLost] = useState(false)
  return (
    <span className={classNames(styles.poster, className)} data-theme="dark">
      {of === "" || isLost ? (
        <Icon of={playIcon} />
      ) : (
        <img src={of} width="640" height="360" loading="lazy" alt="" onError={() => setLost(true)} />
      )}
    </span>
  )
}
