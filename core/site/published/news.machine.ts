import { type ActorRefFrom, assign, setup } from "xstate"
import { failedWith, fromFeed, fromPart, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import type { Watched } from "../../machine/watch.ts"
import { type Connectivity, connectionNews } from "../../operator/connectivity.port.ts"
import { popupAddress } from "../contacts.ts"
import type { Support } from "../support.ts"
import {
  alertClosed,
  bannerClicked,
  NewsDesk,
  type NewsEvent,
  nothingAnnounced,
  nothingSeen,
  type SeenNews,
  type ShownNews,
  StoredNews,
} from "./news.ts"

type SupportState = { readonly context: { readonly support: Support } }

/** Who knows what the agent has switched on. */
type Input = { readonly support: Watched<SupportState> }

/**
 * What a visitor is told on arriving, and what they have seen of it. Nobody waits for the operator's news: without them the
 * page is quiet, and the agent's popup is shown and closed all the same.
 */
export const makeNews = (runtime: Runtime<NewsDesk | StoredNews | Connectivity>) =>
  setup({
    types: {} as { context: ShownNews & Input; events: NewsEvent; input: Input; tags: "busy" },
    actors: {
      connection: fromFeed(runtime, () => connectionNews),
      popup: fromPart(
        ({ context }: SupportState) => popupAddress(context.support),
        (address) => ({ type: "popup.announced", address }),
      ),
      recall: fromProgram(runtime, () => StoredNews.use((memory) => memory.recall())),
      read: fromProgram(runtime, () => NewsDesk.use((desk) => desk.latest())),
      remember: fromProgram(runtime, (seen: SeenNews) => StoredNews.use((memory) => memory.remember(seen))),
    },
    actions: {
      close: assign(({ context: { news, seen = nothingSeen, popup } }) => ({ seen: alertClosed(news, seen, popup) })),
      click: assign(({ context: { news, seen = nothingSeen }, event }) =>
        event.type === "banner.clicked" ? { seen: bannerClicked(news, seen, event.id) } : {},
      ),
    },
  }).createMachine({
    id: "news",
    context: ({ input: { support } }) => ({ support, news: nothingAnnounced, seen: undefined, popup: undefined }),
    invoke: [{ src: "connection" }, { src: "popup", input: ({ context }) => context.support }],
    on: { "popup.announced": { actions: assign({ popup: ({ event }) => event.address }) } },
    initial: "recalling",
    states: {
      recalling: {
        tags: "busy",
        invoke: {
          id: "recalling",
          src: "recall",
          onDone: [{ guard: succeeded, target: "arrived", actions: assign({ seen: value }) }, { target: "arrived" }],
        },
      },
      arrived: {
        type: "parallel",
        states: {
          news: {
            initial: "loading",
            states: {
              loading: {
                tags: "busy",
                invoke: {
                  id: "loading",
                  src: "read",
                  onDone: [
                    { guard: succeeded, target: "loaded", actions: assign({ news: value }) },
                    { guard: failedWith("NotOffered"), target: "notOffered" },
                    { target: "failed" },
                  ],
                },
              },
              loaded: {},
              failed: { on: { "connection.restored": "loading" } },
              notOffered: {},
            },
          },
          memory: {
            initial: "resting",
            on: {
              "alert.closed": { target: ".remembering", actions: "close" },
              "banner.clicked": { target: ".remembering", actions: "click" },
            },
            states: {
              resting: {},
              remembering: {
                invoke: {
                  id: "remembering",
                  src: "remember",
                  input: ({ context }) => context.seen ?? nothingSeen,
                  onDone: "resting",
                },
              },
            },
          },
        },
      },
    },
  })

/** Named, so that the types of what is made from it can be written down. */
export interface NewsLogic extends ReturnType<typeof makeNews> {}
export type NewsActor = ActorRefFrom<NewsLogic>
