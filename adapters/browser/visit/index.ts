export { browserPage } from "./browser-page.ts"
