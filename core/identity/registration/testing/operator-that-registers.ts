import { Effect, Layer } from "effect"
import { NotOffered, Unreachable } from "../../../operator/failures.ts"
import { troubledWay } from "../../../operator/testing/trouble.ts"
import { Refused } from "../../refused.ts"
import type { Session } from "../../session.ts"
import { Captcha, CaptchaUnsolved, type Challenge } from "../captcha.port.ts"
import { type LineProfile, LineProvider } from "../line-provider.port.ts"
import { CaptchaFailed, type Newcomer, PhoneTaken, Registrar, UsernameTaken } from "../registrar.port.ts"

const sessionOf = (name: string): Session => ({ token: `token-of-${name}`, uuid: `uuid-of-${name}`, limit: undefined })

const challenge: Challenge = { kind: "altcha", task: "{}", validFor: 300_000 }

type Asking = {
  readonly asksCaptcha?: boolean
  /** What comes of the first tries to solve it; later ones come right. */
  readonly tries?: ReadonlyArray<"unsolved" | "wrong">
  /** Whom LINE vouches for by the code "code-1", once; without it the operator has no LINE. */
  readonly line?: LineProfile
}

/**
 * An operator that registers newcomers, each key once, and no name or phone twice; with a device that solves its captcha.
 * An answer is good for one registration.
 */
export const operatorThatRegisters = ({ asksCaptcha = false, tries = [], line }: Asking = {}) => {
  const ahead = [...tries]
  const codes = new Set(["code-1"])
  const unspent = new Set<string>()
  let solved = 0
  const players: Array<Newcomer> = []
  const byKey = new Map<string, Session>()
  const byLine = new Map<string, Session>()
  const asked: Array<string> = []
  const way = troubledWay()
  const names = troubledWay()
  const has = (wanted: Partial<Newcomer>) =>
    players.some(({ userName, phoneNumber }) => userName === wanted.userName || phoneNumber === wanted.phoneNumber)
  return {
    /** Those who became players here, in order. */
    players,
    /** The keys and LINE ids that were heard, in order. */
    asked,
    meets: way.meets,
    /** What befalls the next questions for a username, in order; it has a line of its own. */
    meetsNames: names.meets,
    layer: Layer.mergeAll(
      Layer.succeed(LineProvider, {
        start: (state, returnTo) =>
          way.along(
            line === undefined
              ? Effect.fail(new NotOffered())
              : Effect.succeed(`https://line.example/?state=${state}&to=${returnTo}`),
          ),
        profile: (code) =>
          way.along(
            Effect.suspend((): Effect.Effect<LineProfile, NotOffered | Refused> => {
              if (line === undefined) return Effect.fail(new NotOffered())
              return codes.delete(code) ? Effect.succeed(line) : Effect.fail(new Refused({}))
            }),
          ),
      }),
      Layer.succeed(Captcha, {
        solve: () =>
          Effect.suspend(() => {
            const come = ahead.shift()
            if (come === "unsolved") return Effect.fail(new CaptchaUnsolved({}))
            const answer = `answer-${++solved}`
            if (come === undefined) unspent.add(answer)
            return Effect.succeed(answer)
          }),
      }),
      Layer.succeed(Registrar, {
        register: (newcomer, key) =>
          way.along(
            Effect.suspend((): Effect.Effect<Session, CaptchaFailed | UsernameTaken | PhoneTaken> => {
              asked.push(key)
              const known = byKey.get(key)
              if (known) return Effect.succeed(known)
              if (asksCaptcha && !unspent.delete(newcomer.captcha ?? "")) return Effect.fail(new CaptchaFailed())
              if (has({ userName: newcomer.userName })) return Effect.fail(new UsernameTaken())
              if (has({ phoneNumber: newcomer.phoneNumber })) return Effect.fail(new PhoneTaken())
              const session = sessionOf(newcomer.userName)
              players.push(newcomer)
              byKey.set(key, session)
              return Effect.succeed(session)
            }),
          ),
        isTaken: (userName) =>
          Effect.mapError(names.along(Effect.sync(() => has({ userName }))), (cause) => new Unreachable({ cause })),
        challenge: () => Effect.succeed(asksCaptcha ? challenge : undefined),
        enterByLine: ({ lineId }, _referral, ticket) =>
          way.along(
            Effect.sync(() => {
              asked.push(ticket === undefined ? lineId : `${lineId} by ${ticket}`)
              const session = byLine.get(lineId) ?? sessionOf(`line-${byLine.size + 1}`)
              byLine.set(lineId, session)
              return session
            }),
          ),
      }),
    ),
  }
}
