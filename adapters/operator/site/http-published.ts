import { NotOffered, type Unreachable } from "@fakham/core/operator"
import { NewsDesk, type OperatorText, Promotions, Videos } from "@fakham/core/site"
import { Effect, Layer } from "effect"
import { type Client, failureForAnyone, type HttpRefused } from "../client.ts"
import { isNotServed } from "../not-offered.ts"
import { newsLatest, promotionsAll, vdosAll } from "../wire/index.ts"

const failureOrMissing = (failure: HttpRefused | Unreachable) =>
  isNotServed(failure) ? new NotOffered() : failureForAnyone(failure)

/** What was written in html stays html: whoever shows it cleans it first. */
const written = ({ html, text }: { readonly html: string; readonly text: string }): OperatorText =>
  html === "" ? { writtenAs: "text", words: text } : { writtenAs: "html", words: html }

/** Answers `NewsDesk` over the operator's main API. */
export const httpNewsDesk = (client: Client) =>
  Layer.succeed(NewsDesk, {
    latest: () =>
      client.ask(newsLatest).pipe(
        Effect.mapError(failureOrMissing),
        Effect.map(({ data: { alert, banners } }) => ({
          alert: alert && { id: alert.id, title: alert.title, body: written(alert) },
          banners: banners.map(({ imageUrl, ...banner }) => ({ ...banner, image: imageUrl })),
        })),
      ),
  })

/** Answers `Promotions` over the operator's main API. */
export const httpPromotions = (client: Client) =>
  Layer.succeed(Promotions, {
    all: () =>
      client.ask(promotionsAll).pipe(
        Effect.mapError(failureOrMissing),
        Effect.map(({ data }) =>
          data.map(({ imageUrl, html, text, startsAt, endsAt, ...promotion }) => ({
            ...promotion,
            startsAt,
            endsAt,
            body: written({ html, text }),
            image: imageUrl,
          })),
        ),
      ),
  })

/** Answers `Videos` over the operator's main API. */
export const httpVideos = (client: Client) =>
  Layer.succeed(Videos, {
    all: () =>
      client.ask(vdosAll).pipe(
        Effect.mapError(failureOrMissing),
        Effect.map(({ data }) =>
          data.map(({ posterUrl, captionsUrl, ...video }) => ({ ...video, poster: posterUrl, captions: captionsUrl })),
        ),
      ),
  })
