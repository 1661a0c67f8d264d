export { cookieNews } from "./remembered-news.ts"
