import { lineProfile, lineStart } from "@fakham/operator/wire"
import * as v from "valibot"

const Started = v.object({ data: lineStart.data })
const Body = v.object({ data: lineProfile.data })
const returnTo = "http://localhost/login/line/auth"

/** The ticket of a visitor who has just said yes at the sandbox's LINE, under one of its accounts. */
export const lineTicket = async (origin: string, account: string): Promise<string> => {
  const query = new URLSearchParams({ state: "state-1", returnTo })
  const started: unknown = await (await fetch(`${origin}/api/line.start?${query.toString()}`)).json()
  const visit = new URL(v.parse(Started, started).data.url).searchParams.get("visit") ?? ""
  const answer = new URLSearchParams({ visit, account })
  const back = await fetch(`${origin}/__line/answer?${answer.toString()}`, { redirect: "manual" })
  const code = new URL(back.headers.get("location") ?? "about:blank").searchParams.get("code")
  const body: unknown = await fetch(`${origin}/api/line.profile`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code, returnTo }),
  }).then((profile) => profile.json())
  return v.parse(Body, body).data.ticket ?? ""
}
