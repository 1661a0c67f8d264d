import type { Network } from "@fakham/core/wallet"

/** The chains that networks run on. */
export const chainName: Readonly<Record<Network, string>> = { TRC20: "TRON", BEP20: "BNB Smart Chain" }

/** What a network is called by those who send on it. */
export const networkName = (network: Network): string => `${chainName[network]} (${network})`
