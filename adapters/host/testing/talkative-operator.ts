import { json, startOperator } from "./operator.ts"

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
/** What every token here ends with, and no page may see. */
export const signature = "c2lnbmF0dXJl"
export const signedToken = (uuid: string, more: object = {}) =>
  `${part({ alg: "HS256" })}.${part({ uuid, ...more })}.${signature}`
export const somchaisToken = signedToken("u-1", { status: 2, email: "somchai@example.com" })

/** A talkative operator: its logins say the token wherever there is room for it. */
export const startTalkativeOperator = async () => {
  let given = somchaisToken
  const open: NonNullable<Parameters<typeof startOperator>[0]>[string] = (_, outgoing) =>
    json(
      outgoing,
      200,
      { data: { accessToken: given, refreshToken: signedToken("u-1", { is: "refresh" }) } },
      { "x-access-token": given, "set-cookie": `old=${given}`, "x-again": `Bearer ${given}` },
    )
  const operator = await startOperator({
    "/api/users.login": open,
    "/api/users.signup": open,
    "/api/users.line-login": open,
    "/api/users.change-password": open,
    "/api/cashs": ({ headers: { authorization = "" } }, outgoing) =>
      authorization === `Bearer ${given}`
        ? json(outgoing, 200, { data: { money: "5.00" } }, { "x-who": authorization })
        : json(outgoing, 401, { code: "unauthorized", message: "Unauthorized" }),
    "/api/push.auth": (_, outgoing) => json(outgoing, 200, { data: { auth: "key:sign" } }),
    "/api/users.logout": (_, outgoing) => json(outgoing, 200, { data: null }, { "set-cookie": "route=; Max-Age=0" }),
  })
  return {
    ...operator,
    /** From now on its logins give this token, and it knows no other. */
    gives: (token: string) => {
      given = token
    },
    /** What calls of one path came with. */
    bearersAt: (path: string) =>
      operator.requests.filter(({ url }) => url === path).map(({ headers }) => headers.authorization),
  }
}
