/** The networks that USDT is taken on. */
export const networks = ["TRC20", "BEP20"] as const
export type Network = (typeof networks)[number]

export const isNetwork = (text: string): text is Network => networks.some((network) => network === text)
