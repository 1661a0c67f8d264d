export { fetchLaterQuestions } from "@fakham/adapters/operator"

/** What a page is made of once it is known who visits; named here, so that the entry needs no list of files of its own. */
export const fetchMachines = () => import("./player.ts")
export const fetchBalance = () => import("./balance.ts")
