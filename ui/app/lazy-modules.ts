/** What checks who somebody is, and is fetched before they say so. */
export const fetchSessionCalls = () => import("@fakham/operator/session-calls")

/** What a page is made of once it is known who visits; named here, so that the entry needs no list of files of its own. */
export const fetchMachines = async () => {
  // What they are asked for next is fetched by what comes beside them.
  const [{ startMachines }, { startParts }] = await Promise.all([
    import("./start-machines.lazy.ts"),
    import("./part-loaders.lazy.ts"),
  ])
  return async (...visitor: Parameters<typeof startMachines>) => startParts(await startMachines(...visitor))
}
export const fetchBalance = () => import("./balance.lazy.ts")
