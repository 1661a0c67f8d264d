import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Button } from "../../../parts/controls/button.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { lazySheet } from "./lazy-sheet.tsx"
import { AgainstYes, YesButton } from "./order-yes.tsx"
import { PlacingChanges } from "./placing-changes.tsx"
import { PlacingRefused } from "./placing-refused.tsx"
import { Review } from "./placing-review.tsx"
import type { OperationActor, OrderedRound, PlacingActor, StepProps } from "./placing-step.ts"
import { Unknown } from "./placing-unknown.tsx"
import { RulesOnce } from "./rules-once.tsx"

type PlacingSheetProps = { readonly actor: PlacingActor; readonly round: OrderedRound; readonly onClose: () => void }

/** The way from a filled-in slip to its receipt, or back to it: whatever the machine of the order says. */
export const PlacingSheet = ({ actor, round, onClose: leave }: PlacingSheetProps) => {
  const { t } = useLingui()
  const state = useSelector(actor, ({ value }) => value)
  const operation = useSelector(actor, ({ children }) => children.operation)
  switch (state) {
    case "reviewing":
      return (
        <RulesOnce onDecline={leave}>
          <Review actor={actor} round={round} onLeave={leave} />
        </RulesOnce>
      )
    case "changed":
      return <PlacingChanges actor={actor} round={round} onLeave={leave} />
    case "refused":
      return <PlacingRefused actor={actor} round={round} onLeave={leave} />
    case "placedElsewhere":
      return <PlacedElsewhere onLeave={leave} />
    case "placing":
      return operation === undefined ? null : (
        <OnItsWay actor={actor} operation={operation} round={round} onLeave={leave} />
      )
    case "beginning":
    case "accepted":
    case "left":
    case "unauthorized":
      return <p className="vh">{t`One moment`}</p>
  }
}

/** An order that the operator is being asked to place, or was asked to. */
const OnItsWay = ({ operation, ...step }: StepProps & { readonly operation: OperationActor }) => {
  const { t } = useLingui()
  const state = useSelector(operation, ({ value }) => value)
  switch (state) {
    case "claiming":
    case "sending":
    case "provingOwner":
      return <Review {...step} onLeave={() => {}} sending />
    case "lookingUp":
    case "awaitingAnswer":
      return <Unknown {...step} operation={operation} />
    case "unverifiable":
      return <Unverifiable actor={step.actor} operation={operation} round={step.round} onClose={step.onLeave} />
    case "neverReceived":
      return <NeverReceived {...step} />
    case "beginning":
    case "givingUp":
    case "done":
    case "refused":
    case "unauthorized":
    case "givenUp":
    case "left":
      return <p className="vh">{t`One moment`}</p>
  }
}

const Unverifiable = lazySheet(async () => (await import("./receipt/unverifiable-sheet.lazy.tsx")).UnverifiableSheet)

const NeverReceived = ({ actor, onLeave }: StepProps) => {
  const { t } = useLingui()
  return (
    <Sheet
      kind="auto"
      title={t`Slip not received`}
      onClose={onLeave}
      foot={
        <>
          <AgainstYes />
          <YesButton onClick={() => actor.send({ type: "order.confirmed" })}>
            <Trans>Send again</Trans>
          </YesButton>
        </>
      }
    >
      <p className="sub">
        <Trans>Nothing placed, nothing charged. Your slip is saved: send it again or keep editing.</Trans>
      </p>
    </Sheet>
  )
}

const PlacedElsewhere = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { t } = useLingui()
  return (
    <Sheet
      kind="auto"
      title={t`Already placed`}
      onClose={onLeave}
      foot={
        <Button tone="gold" block onClick={onLeave}>
          <Trans>See the receipt</Trans>
        </Button>
      }
    >
      <p className="sub">
        <Trans>This slip was already placed as first sent. Your later changes weren't placed.</Trans>
      </p>
    </Sheet>
  )
}
