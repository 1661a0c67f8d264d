export { type Address, readAddress } from "./address.ts"
export { type AddressRange, readNetworks } from "./networks.ts"
export { type Hops, isTrusted, visitorAddress } from "./visitor-address.ts"
