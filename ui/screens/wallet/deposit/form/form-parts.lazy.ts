export { LimitLeft } from "./limit-left.tsx"
export { PastByTrueMoney, PastDeposits } from "./past-deposits.tsx"
export { TurnoverNote } from "./turnover-note.tsx"
