import { fillBalance } from "./fill-balance.ts"
import { fillDeposit } from "./fill-deposit.ts"
import { fillStatement } from "./fill-statement.ts"
import { hearTime } from "./operator-time.ts"
import { prefetch } from "./prefetch.ts"

prefetch({
  "/api/users-infos": fillBalance,
  "/poy-api/transactions.page": fillStatement,
  "/api/deposits.one": async (answer) => {
    hearTime(answer)
    await fillDeposit(answer)
  },
})
