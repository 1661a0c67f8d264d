import type { Layer } from "effect"
import { asking, ensure, failureOf, type PortPromise, successOf } from "../../testing/port-promise.ts"
import { type Credentials, Identity } from "../login/identity.ts"

/** Whose login is tried; the wrong PIN is tried once, and is not to lock anybody out. */
export type TriedIdentity = {
  readonly identity: Layer.Layer<Identity>
  readonly known: Credentials
  readonly wrongPin: string
}

/** What is promised of who knows players. */
export const promisesOfIdentity = ({ identity, known, wrongPin }: TriedIdentity): ReadonlyArray<PortPromise> => {
  const ask = asking(identity)
  const login = (credentials: Credentials) => ask(Identity.use((port) => port.login(credentials)))
  return [
    {
      says: "the right PIN opens a session, and every login another one of the same player",
      holds: async () => {
        const [one, other] = [
          successOf(await login(known), "the right PIN"),
          successOf(await login(known), "the right PIN"),
        ]
        ensure(one.token !== "", "a session has no token")
        ensure(one.uuid === other.uuid, "two logins of one player are two players")
      },
    },
    {
      says: "a wrong PIN is wrong credentials, and opens nothing",
      holds: async () => {
        const answer = failureOf(await login({ ...known, pin: wrongPin }))
        ensure(answer === "WrongCredentials" || answer === "AttemptsUsedUp", `a wrong PIN is answered by ${answer}`)
      },
    },
  ]
}
