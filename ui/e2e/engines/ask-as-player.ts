import type { EnginePlayer } from "./engine-player.ts"

/** Asks the operator as the player who is logged in, past the page. */
export const askAsPlayer =
  ({ inPage, origin }: EnginePlayer) =>
  async <Answer>(path: string): Promise<Answer> => {
    const cookies = String(await inPage(() => document.cookie))
    const token = decodeURIComponent(/(?:^|; )token=([^;]*)/.exec(cookies)?.[1] ?? "")
    const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
    const { data }: { readonly data: Answer } = await answer.json()
    return data
  }
