/** What is shown once an order was taken, with a slip or without one; fetched together, before it is sent. */
export { ReceiptSheet } from "./receipt-sheet.tsx"
export { TakenSheet } from "./taken-sheet.tsx"
