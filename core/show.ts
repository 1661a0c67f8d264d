export { type Live, live } from "./machine/live.ts"
export { type FlowSnapshot, isInDoubt, type OperationShown, shownBy } from "./operation/shown.ts"
