import { Effect, type Stream } from "effect"
import { assign, setup } from "xstate"
import { fromFeed, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { noNews } from "../machine/no-news.ts"
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

type Context = {
  readonly news: News
  readonly seen: SeenNews
  /** Where the popup of the agent leads, while there is one. */
  readonly popup: string | undefined
}

/** What is heard while news are shown. */
export type AroundNews =
  | { readonly type: "popup.announced"; readonly address: string | undefined }
  | { readonly type: "connection.restored" }

type Event = { readonly type: "alert.closed" } | { readonly type: "banner.clicked"; readonly id: string } | AroundNews

/** What a visitor is told on arriving, and what they have seen of it. Nobody waits for it: without news the page is quiet. */
export const makeNews = (runtime: Runtime<NewsDesk | RememberedNews>, feed: Stream.Stream<AroundNews> = noNews) =>
  setup({
    types: {} as { context: Context; events: Event },
    actors: {
      follow: fromFeed(runtime, () => feed),
      read: fromProgram(runtime, () =>
        Effect.all({
          news: NewsDesk.use((desk) => desk.latest),
          seen: RememberedNews.use((memory) => memory.recall),
        }),
      ),
      remember: fromProgram(runtime, (seen: SeenNews) => RememberedNews.use((memory) => memory.remember(seen))),
    },
    actions: {
      close: assign(({ context: { news, seen, popup } }) => ({ seen: alertClosed(news, seen, popup) })),
      click: assign(({ context: { news, seen }, event }) =>
        event.type === "banner.clicked" ? { seen: bannerClicked(news, seen, event.id) } : {},
      ),
    },
  }).createMachine({
    id: "news",
    context: { news: nothingAnnounced, seen: nothingSeen, popup: undefined },
    invoke: { src: "follow" },
    on: { "popup.announced": { actions: assign({ popup: ({ event }) => event.address }) } },
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
