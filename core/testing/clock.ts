import { SimulatedClock } from "xstate"

/** A clock for machines that tests turn by hand. Time passes a millisecond at a time, so that chained timers keep step. */
export const handClock = () => {
  const clock = new SimulatedClock()
  const pass = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed++) clock.increment(1)
  }
  return { clock, pass }
}
