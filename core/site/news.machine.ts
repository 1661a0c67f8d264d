import { Effect } from "effect"
import { assign, setup } from "xstate"
import { fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import {
  alertClosed,
  bannerClicked,
  type News,
  NewsDesk,
  nothingAnnounced,
  nothingSeen,
  RememberedNews,
  type SeenNews,
} from "./news.ts"

type Context = { readonly news: News; readonly seen: SeenNews }

type Event =
  | { readonly type: "alert.closed" }
  | { readonly type: "banner.clicked"; readonly id: string }
  | { readonly type: "connection.restored" }

/** What a visitor is told on arriving, and what they have seen of it. Nobody waits for it: without news the page is quiet. */
export const makeNews = (runtime: Runtime<NewsDesk | RememberedNews>) =>
  setup({
    types: {} as { context: Context; events: Event },
    actors: {
      read: fromProgram(runtime, () =>
        Effect.all({
          news: NewsDesk.use((desk) => desk.latest),
          seen: RememberedNews.use((memory) => memory.recall),
        }),
      ),
      remember: fromProgram(runtime, (seen: SeenNews) => RememberedNews.use((memory) => memory.remember(seen))),
    },
    actions: {
      close: assign(({ context: { news, seen } }) => ({ seen: alertClosed(news, seen) })),
      click: assign(({ context: { news, seen }, event }) =>
        event.type === "banner.clicked" ? { seen: bannerClicked(news, seen, event.id) } : {},
      ),
    },
  }).createMachine({
    id: "news",
    context: { news: nothingAnnounced, seen: nothingSeen },
    initial: "reading",
    states: {
      reading: {
        invoke: {
          id: "reading",
          src: "read",
          onDone: [
            { guard: succeeded, target: "shown", actions: assign(({ event }) => value({ event })) },
            { target: "unreachable" },
          ],
        },
      },
      unreachable: { on: { "connection.restored": "reading" } },
      shown: {
        on: {
          "alert.closed": { target: "remembering", actions: "close" },
          "banner.clicked": { target: "remembering", actions: "click" },
        },
      },
      remembering: {
        invoke: { id: "remembering", src: "remember", input: ({ context }) => context.seen, onDone: "shown" },
        on: {
          "alert.closed": { target: "remembering", reenter: true, actions: "close" },
          "banner.clicked": { target: "remembering", reenter: true, actions: "click" },
        },
      },
    },
  })
