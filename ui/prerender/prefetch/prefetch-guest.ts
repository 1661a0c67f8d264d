import { prefetch } from "./prefetch.ts"

prefetch()
