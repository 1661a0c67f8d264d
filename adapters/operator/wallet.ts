export { httpCashier, httpDepositOffers } from "./http-wallet-deposits.ts"
export { httpAffiliate, httpLoyalty } from "./http-wallet-rewards.ts"
export { httpCredit, httpStatements } from "./http-wallet-statements.ts"
export { httpBanks, httpWithdrawals } from "./http-wallet-withdrawals.ts"
