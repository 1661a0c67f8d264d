export { BankAddScreen } from "./bank-add-screen.tsx"
export { BankStatusScreen } from "./bank-status-screen.tsx"
