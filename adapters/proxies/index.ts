export { type Address, readAddress } from "./address.ts"
export { type Network, readNetworks } from "./networks.ts"
export { type Hops, isTrusted, visitorAddress } from "./visitor-address.ts"
