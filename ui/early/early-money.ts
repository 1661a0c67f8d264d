import { askEarly } from "./ask-early.ts"
import { fillBalance } from "./fill-balance.ts"
import { fillDeposit } from "./fill-deposit.ts"
import { hearTime } from "./operator-time.ts"

askEarly({
  "/api/users-infos": fillBalance,
  "/api/deposits.one": async (answer) => {
    hearTime(answer)
    await fillDeposit(answer)
  },
})
