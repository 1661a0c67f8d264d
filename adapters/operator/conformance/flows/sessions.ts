import { sessionsAll, sessionsEnd, tokenHeader, usersAuth, usersLogin } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"

/** The list of a player's sessions, and the end of one of them. */
export const playSessions = async ({
  take,
  takeAnswer,
  ask,
  refuse,
  check,
  leave,
  visit,
}: VisitPart): Promise<void> => {
  const { userName, pin } = visit
  const before = await take("sessions are listed", sessionsAll, {})
  const { answer } = await takeAnswer(
    "the player logs in elsewhere",
    usersLogin,
    { userName, password: pin },
    { token: undefined },
  )
  const token = answer.headers.get(tokenHeader) ?? undefined
  if (token === visit.token) return leave("a session is ended", "every login has the same token")
  const { data: all, answer: listed } = await takeAnswer("sessions are listed again", sessionsAll, {})
  const current = all.filter(({ isCurrent }) => isCurrent)
  check("one session is the one that asks", current.length === 1, listed, `${current.length} are`)
  const known = new Set(before.map(({ id }) => id))
  const added = all.filter(({ id }) => !known.has(id))
  check("a login is one session more", added.length === 1, listed, `${added.length} more`)
  const [session] = added
  if (session === undefined) return
  await take("a session is ended", sessionsEnd, { id: session.id })
  const after = await ask(usersAuth, {}, { token })
  check("the token of a session that was ended is refused", after.status === 401, after, `answered ${after.status}`)
  await take("the session that ended it goes on", usersAuth, {})
  await refuse("a session that is not there is not ended", sessionsEnd, { id: "no-such-session" })
}
