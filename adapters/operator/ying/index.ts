export { httpYingResults, httpYings } from "./http-yings.ts"
