import { ask } from "./raw.ts"

/** As much of a browser as keeps cookies of one host. */
export const browserAt = (origin: string) => {
  const jar = new Map<string, string>()
  const keep = (lines: ReadonlyArray<string>) => {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0\b/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
  }
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
  const post = (path: string, headers: Readonly<Record<string, string>> = {}, at = origin, body = "{}") =>
    ask(at, path, {
      method: "POST",
      headers: { cookie: cookies(), "content-type": "application/json", ...headers },
      body,
    })
  return {
    jar,
    keep,
    cookies,
    post,
    get: (path: string, headers: Readonly<Record<string, string>> = {}, at = origin) =>
      ask(at, path, { headers: { cookie: cookies(), ...headers } }),
    /** Logs in, keeps the cookies of the answer and tells what the page gets. */
    logIn: async (path = "/api/users.login") => {
      const answer = await post(path)
      keep(answer.headers["set-cookie"] ?? [])
      return { answer, pageToken: String(answer.headers["x-access-token"]) }
    },
    /** The tokens that the host has this browser keep, by the names of their cookies. */
    held: () => [...jar].filter(([name]) => name.includes("bearer-")),
  }
}
