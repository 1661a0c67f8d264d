export type SessionCookie = { readonly name: string; readonly value: string; readonly httpOnly?: boolean }

/**
 * The cookies of a browser that has logged in: those that the answer sets, which under SESSION=host keep the session, and
 * the token that a page writes down itself where the answer sets none.
 */
export const sessionCookies = (token: string, setCookie: ReadonlyArray<string>): ReadonlyArray<SessionCookie> => {
  const given = setCookie.map((line) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return { name, value, httpOnly: /; *HttpOnly/i.test(line) }
  })
  return given.some(({ name }) => name === "token") ? given : [...given, { name: "token", value: token }]
}
