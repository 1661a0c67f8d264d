import { askEarly } from "./ask-early.ts"

askEarly()
