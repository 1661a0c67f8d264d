import { Unreachable } from "@fakham/core"
import {
  CaptchaFailed,
  type Challenge,
  cameByLink,
  PhoneTaken,
  type Referral,
  Registrar,
  type RegistrationFailure,
  UsernameTaken,
} from "@fakham/core/identity"
import { Effect, Layer } from "effect"
import { type Client, failureForAnyone, type HttpRefused } from "../client.ts"
import { isNotServed } from "../not-offered.ts"
import {
  captchasChallenge,
  tokenHeader,
  usersLineLogin,
  usersLogin,
  usersNameCheck,
  usersSignup,
} from "../wire/index.ts"
import { unnamed } from "./identity-refusal.ts"
import { sessionIn } from "./session-in.ts"

/** What the product has operators say to a reCAPTCHA that they do not take. */
const captchaFailedText = "cannot confirm reCaptcha with Google"

/** For how many seconds an answer is taken where the operator does not say. */
const takenFor = 300

/** Google takes an answer for two minutes. */
const recaptcha: Challenge = { kind: "recaptcha", task: "null", validFor: 120_000 }

/**
 * Answers `Registrar` over the operator's main API; one that opens no session for newcomers is logged in to. A site with a key
 * at Google has its newcomers answer a reCAPTCHA also where the operator does not say what it asks for.
 */
export const httpRegistrar = (client: Client, { hasRecaptcha = false }: { readonly hasRecaptcha?: boolean } = {}) =>
  Layer.succeed(Registrar, {
    register: ({ userName, pin, phoneNumber, referral, captcha, lineTicket }, key) => {
      const account = { userName, password: pin }
      const signup = {
        ...account,
        phoneNumber,
        captcha,
        lineTicket,
        referUrl: referral.referUrl,
        ...credited(referral),
      }
      return client
        .keyed(key)
        .ask(usersSignup, signup)
        .pipe(
          Effect.mapError(registrationFailure),
          Effect.flatMap((answer) => {
            if (answer.headers.has(tokenHeader)) return sessionIn(answer)
            // The newcomer is a player by now, whatever the login says: only a session ends the doubt.
            const login = client.ask(usersLogin, account)
            return Effect.flatMap(
              Effect.mapError(login, (cause) => new Unreachable({ cause })),
              sessionIn,
            )
          }),
        )
    },
    isTaken: (userName) =>
      client.ask(usersNameCheck, { userName }).pipe(
        Effect.map(({ data }) => data.taken),
        Effect.mapError(failureForAnyone),
      ),
    challenge: () =>
      client.ask(captchasChallenge).pipe(
        Effect.map(({ data: { required, kind = "altcha", challenge, validSeconds = takenFor } }) =>
          required ? { kind, task: JSON.stringify(challenge ?? null), validFor: validSeconds * 1_000 } : undefined,
        ),
        Effect.catchIf(
          (failure) => hasRecaptcha && isNotServed(failure),
          () => Effect.succeed(recaptcha),
        ),
        Effect.mapError(failureForAnyone),
      ),
    enterByLine: ({ lineId, email, name }, referral, lineTicket) =>
      client
        .ask(usersLineLogin, {
          lineId,
          email,
          name,
          lineTicket,
          fromAfLink: cameByLink(referral),
          ...credited(referral),
        })
        .pipe(Effect.mapError(unnamed), Effect.flatMap(sessionIn)),
  })

const credited = ({ agentId, refUid, registerFromDomain, slug, employeeSlug }: Referral) => ({
  agentId,
  refUid,
  registerFromDomain,
  slug,
  employeeSlug,
})

const registrationFailure = (failure: HttpRefused | Unreachable): RegistrationFailure => {
  if (failure._tag === "Unreachable") return failure
  const { code = "", message } = failure
  if (message === captchaFailedText) return new CaptchaFailed()
  switch (code) {
    case "usernameTaken":
      return new UsernameTaken()
    case "phoneTaken":
      return new PhoneTaken()
    case "captchaFailed":
      return new CaptchaFailed()
    default:
      return unnamed(failure)
  }
}
