import { Unreachable } from "@fakham/core"
import { Recognition, type Surroundings, type VisitorTags } from "@fakham/core/identity"
import { Effect, Layer, Result } from "effect"
import * as v from "valibot"
import { writtenSettings } from "../browser/site/page-settings.ts"

export type RecognitionSettings = {
  /** The site's key at the fingerprint service; without one nobody is asked. */
  readonly key: string | undefined
  /** Where the service listens. */
  readonly address: string
}

const Settings = v.object({ fingerprint: v.object({ key: v.string(), address: v.string() }) })

/** The fingerprint service as the server wrote it into the page. */
export const pageRecognition = (): RecognitionSettings => {
  const settings = writtenSettings()
  return v.is(Settings, settings) ? settings.fingerprint : { key: undefined, address: "" }
}

const unseen: Surroundings = { referUrl: "", headers: "", page: "", device: "", screen: "", network: "", plugin: "" }

/** Answers `Recognition` by a fingerprint service, whose part is fetched when it is first needed and agreed to. */
export const serviceRecognition = ({ key, address }: RecognitionSettings, isAgreedTo: () => boolean) => {
  const fetched = Effect.tryPromise({
    try: () => import("./fingerprint.ts"),
    catch: (cause) => new Unreachable({ cause }),
  })
  const off = new Unreachable({ cause: "no key, or not agreed to" })
  return Layer.succeed(Recognition, {
    surroundings: () =>
      Effect.suspend(() =>
        key && isAgreedTo()
          ? Effect.map(Effect.result(fetched), (result) =>
              Result.isSuccess(result) ? result.success.readSurroundings() : unseen,
            )
          : Effect.succeed(unseen),
      ),
    recognise: (tags: VisitorTags) =>
      Effect.suspend(() =>
        key && isAgreedTo()
          ? Effect.flatMap(
              Effect.flatMap(fetched, ({ askFingerprint }) => askFingerprint({ key, address }, tags)),
              // A yes that was taken back while the service was asked holds for its answer too.
              (answer) => (isAgreedTo() ? Effect.succeed(answer) : Effect.fail(off)),
            )
          : Effect.fail(off),
      ),
  })
}
