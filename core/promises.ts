export { answeredBy, type FailureOf, Feed, feed, type Promised } from "./machine/answered-by.ts"
