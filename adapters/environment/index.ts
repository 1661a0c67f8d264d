export { about, type DescribedVariable, describedVariables } from "./described.ts"
