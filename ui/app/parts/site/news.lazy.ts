import { cookieNews } from "@fakham/adapters/browser/site"
import { makeNews, type NewsLogic } from "@fakham/core/site"
import { httpNewsDesk } from "@fakham/operator/site"
import { Layer } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"

/** Made once for a visit: what was seen in a browser that keeps nothing is remembered until it ends. */
export const part = ({ visit, client }: Machines): NewsPart => ({
  news: makeNews(visit.with(Layer.mergeAll(httpNewsDesk(client), cookieNews())).runtime),
})

export type NewsPart = { readonly news: NewsLogic }
