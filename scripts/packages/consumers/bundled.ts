import { type MoneyFault, type Satang, satangOfBaht, shownMoney } from "@fakham/core/money"
import { snackbar } from "@fakham/core/site"
import { Result } from "effect"
import { createActor, SimulatedClock } from "xstate"

const check = (actual: unknown, expected: unknown) => {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
}

const clock = new SimulatedClock()
const bar = createActor(snackbar, { clock }).start()
bar.send({ type: "snack.offered", snack: { txt: "ฝากเงินสำเร็จ", color: "success" } })
check(bar.getSnapshot().context.snack?.txt, "ฝากเงินสำเร็จ")
check(bar.getSnapshot().matches("fresh"), true)
clock.increment(1_500)
clock.increment(1_500)
check(bar.getSnapshot().value, "hidden")

const amount: Result.Result<Satang, MoneyFault> = satangOfBaht("1234.50")
check(Result.getOrThrow(amount), 123_450)
check(
  Result.map(amount, (satang) => shownMoney(satang).baht),
  Result.succeed("1,234"),
)
check(satangOfBaht("0.001"), Result.fail("finerThanSatang"))
