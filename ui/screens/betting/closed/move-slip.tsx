import { Trans } from "@lingui/react/macro"
import { Button } from "../../../parts/controls/button.tsx"
import { RoundName } from "../../../words/round-name.tsx"
import { useMoveSlip } from "./use-move-slip.ts"

/** On the sheet of an order that came too late: the same slip on the next round. */
export const MoveSlip = () => {
  const { next, move } = useMoveSlip()
  return next === undefined ? null : (
    <Button tone="gold" block onClick={() => void move(next)}>
      <Trans>
        Move to <RoundName of={next} />
      </Trans>
    </Button>
  )
}
