import type { Drawn } from "@fakham/core/lotto"
import { useLingui } from "@lingui/react/macro"
import { Plate } from "../../../parts/plates/plate.tsx"

/** The three digits on top and the two below, as every list of results shows them. */
export const DrawPlates = ({ drawn: { top3, bottom2 } }: { readonly drawn: Pick<Drawn, "top3" | "bottom2"> }) => {
  const { t } = useLingui()
  return (
    <>
      <Plate number={top3} size="s" label={t`3 top ${top3}`} />{" "}
      <Plate number={bottom2} size="s" label={t`2 bottom ${bottom2}`} />
    </>
  )
}
