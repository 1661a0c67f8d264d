import * as v from "valibot"
import { TokenPayload, tokenHeader, usersAuth, usersLogin, usersLogout } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"

const payloadOf = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
  } catch {
    return undefined
  }
}

/** The uuid that a token names. */
export const uuidIn = (token: string | undefined): string => String(Object(payloadOf(token ?? "")).uuid ?? "")

const logIn = async ({ takeAnswer, visit, leave }: VisitPart, says: string): Promise<string> => {
  const input = { userName: visit.userName, password: visit.pin }
  const { answer } = await takeAnswer(says, usersLogin, input, { token: undefined })
  const token = answer.headers.get(tokenHeader)
  return token ?? leave("a login gives its token", `no ${tokenHeader} header`, answer)
}

export const playLogin = async (flow: VisitPart): Promise<void> => {
  const { visit, refuse, check, take, ask } = flow
  const guest = { token: undefined }
  await refuse(
    "a PIN that is wrong is refused",
    usersLogin,
    { userName: visit.userName, password: `${visit.pin}-` },
    guest,
  )
  const { answer } = await flow.takeAnswer(
    "a player logs in",
    usersLogin,
    { userName: visit.userName, password: visit.pin },
    guest,
  )
  const first = answer.headers.get(tokenHeader) ?? ""
  visit.token = first
  check(`a login gives its token as ${tokenHeader}`, first !== "", answer, "the header is missing")
  const payload = v.safeParse(TokenPayload, payloadOf(first))
  check("a token is a JWT that names the player by uuid", payload.success, answer, "no uuid can be read in it")
  check(
    "a token tells a numeric status",
    payload.success && payload.output.status !== undefined,
    answer,
    "no status in it",
  )
  await take("a token is taken", usersAuth, {}, { token: first })

  const second = await logIn(flow, "the same player logs in a second time")
  await take("the token of a second login is taken", usersAuth, {}, { token: second })
  check("the tokens of two logins are of one player", uuidIn(first) === uuidIn(second), answer, "their uuids differ")
  await take("the second login is logged out", usersLogout, {}, { token: second })
  if (second !== first) {
    const after = await ask(usersAuth, {}, { token: second })
    check("a token that was logged out is refused", after.status === 401, after, `answered ${after.status}`)
    await take("logging one out leaves the other", usersAuth, {}, { token: first })
  }
  const third = await logIn(flow, "whoever was logged out logs in again")
  await take("the token of a login after a logout is taken", usersAuth, {}, { token: third })
  visit.token = third
}
