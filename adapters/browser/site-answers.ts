/** Whether the site answers just now, which no worker answers in its place. */
export const doesSiteAnswer = async (): Promise<boolean> => {
  const answer = await fetch("/livez", { cache: "no-store", signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  )
  return answer?.ok ?? false
}
