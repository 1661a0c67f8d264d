import { Effect, Stream } from "effect"

/** A feed that tells nothing; made of what every page has loaded already, as `Stream.never` is not. */
export const noNews: Stream.Stream<never> = Stream.callback<never>(() => Effect.void)
