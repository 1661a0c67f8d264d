import { placesOf, type SetTier } from "@fakham/core/gov4d"
import { classNames } from "../../../parts/class-names.ts"
import styles from "./tier-plate.module.css"

type TierPlateProps = { readonly number: string; readonly tier: SetTier; readonly look?: "rest" | "win" }

/** A number of which the places stay lit that a tier is about. */
export const TierPlate = ({ number, tier, look = "rest" }: TierPlateProps) => (
  <span className={classNames(styles.plate, styles[look])}>
    <span className="vh">{number}</span>
    {Array.from(number, (digit, place) => (
      <i key={place} aria-hidden="true" className={classNames(!placesOf[tier].includes(place) && styles.out)}>
        {digit}
      </i>
    ))}
  </span>
)
