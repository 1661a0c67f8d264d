import { fillBalance } from "./fill-balance.ts"
import { fillDeposit } from "./fill-deposit.ts"
import { fillStatement } from "./fill-statement.ts"
import { takeTime } from "./operator-time.ts"
import { prefetch } from "./prefetch.ts"

prefetch({
  "/api/users-infos": fillBalance,
  "/poy-api/transactions.page": fillStatement,
  "/api/deposits.one": async (answer) => {
    takeTime(answer)
    await fillDeposit(answer)
  },
})
