import { type FunctionComponent, useState } from "react"
import type { AroundDeposits } from "../../../composition/around-deposits.ts"
import type { Deposits } from "../../../composition/deposits.ts"
import type { Machines } from "../../../composition/player.ts"
import { DepositsContext } from "../../../composition/use-deposits.ts"
import { useMachines } from "../../../composition/use-machines.ts"

type Composition = {
  readonly depositsOf: (machines: Machines) => Deposits
  readonly aroundDepositsOf: (machines: Machines) => AroundDeposits
}

/** A screen with what it runs on, which is fetched beside it. */
export const onDeposits = (Screen: FunctionComponent, { depositsOf, aroundDepositsOf }: Composition) => {
  const ScreenOnDeposits = () => {
    const machines = useMachines()
    const [composition] = useState(() => ({ ...depositsOf(machines), ...aroundDepositsOf(machines) }))
    return (
      <DepositsContext value={composition}>
        <Screen />
      </DepositsContext>
    )
  }
  return ScreenOnDeposits
}
