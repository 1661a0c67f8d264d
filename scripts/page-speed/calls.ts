/** Whether an address is one of the operator's calls. */
export const isCall = (url: string): boolean => /^\/(?:poy-)?api\//.test(new URL(url).pathname)
