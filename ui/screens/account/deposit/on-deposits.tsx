import { type FunctionComponent, useState } from "react"
import type { Deposits } from "../../../composition/deposits.ts"
import type { Machines } from "../../../composition/player.ts"
import { DepositsContext } from "../../../composition/use-deposits.ts"
import { useMachines } from "../../../composition/use-machines.ts"

/** A screen with what it runs on, which is fetched beside it. */
export const onDeposits = (Screen: FunctionComponent, depositsOf: (machines: Machines) => Deposits) => {
  const ScreenOnDeposits = () => {
    const machines = useMachines()
    const [deposits] = useState(() => depositsOf(machines))
    return (
      <DepositsContext value={deposits}>
        <Screen />
      </DepositsContext>
    )
  }
  return ScreenOnDeposits
}
