export { storedDevice } from "./stored-device.ts"
export { storedVisitor } from "./stored-visitor.ts"
