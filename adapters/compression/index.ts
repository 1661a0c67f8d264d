export { type Coding, codingFor } from "./coding.ts"
export { type AnswerHeaders, compressionOf } from "./compressed.ts"
