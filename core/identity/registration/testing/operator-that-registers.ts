import { Effect, Layer } from "effect"
import { Unreachable } from "../../../operator/failures.ts"
import { troubledWay } from "../../../operator/testing/trouble.ts"
import type { Session } from "../../session.ts"
import { CaptchaFailed, type Newcomer, PhoneTaken, Registrar, UsernameTaken } from "../registrar.ts"

const sessionOf = (name: string): Session => ({ token: `token-of-${name}`, uuid: `uuid-of-${name}`, limit: undefined })

/** An operator that registers newcomers, each key once, and no name or phone twice. */
export const operatorThatRegisters = ({ captcha }: { readonly captcha?: string } = {}) => {
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
    layer: Layer.succeed(Registrar, {
      register: (newcomer, key) =>
        way.along(
          Effect.suspend((): Effect.Effect<Session, CaptchaFailed | UsernameTaken | PhoneTaken> => {
            asked.push(key)
            const known = byKey.get(key)
            if (known) return Effect.succeed(known)
            if (captcha !== undefined && newcomer.captcha !== captcha) return Effect.fail(new CaptchaFailed())
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
      challenge: Effect.succeed(captcha === undefined ? undefined : { id: "challenge-1", question: "1 + 1 = ?" }),
      enterByLine: ({ lineId }) =>
        way.along(
          Effect.sync(() => {
            asked.push(lineId)
            const session = byLine.get(lineId) ?? sessionOf(`line-${byLine.size + 1}`)
            byLine.set(lineId, session)
            return session
          }),
        ),
    }),
  }
}
