/** The operator said no, and why. */
export class Refused extends Error {
  constructor(code, data) {
    super(code)
    this.data = data
  }
}

/** What a player is told of a refusal, by the name of its words. */
export const refusals = {
  seatClosed: "closed",
  BALANCE_NOT_ENOUGH: "poor",
  PLAY_LIMIT: "limit",
  stakeOutOfRange: "outOfRange",
  badRequest: "outOfRange",
  otherCommitment: "again",
}

let secret

const ask = async (call, body) => {
  const answer = await fetch(`/__partner/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  const reply = await answer.json()
  if (answer.ok) return reply.data
  if (answer.status < 500) throw new Refused(reply.code, reply.data)
  throw new Error(reply.code)
}

/** Opens the seat of the token that the address ends with; the token opens it once. */
export const openSeat = async () => {
  const opened = await ask("seats.open", { token: location.hash.slice(1) })
  secret = opened.secret
  history.replaceState(null, "", location.pathname + location.search)
  return opened
}

export const readSeat = () => ask("seats.one", {})

/** Plays a round; one whose answer is lost is asked for again as it was, and was played once. */
export const playRound = async (round, whenLost) => {
  for (;;) {
    try {
      return await ask("rounds.play", round)
    } catch (error) {
      if (error instanceof Refused) throw error
      whenLost()
      await new Promise((resolve) => setTimeout(resolve, 3_000))
    }
  }
}
