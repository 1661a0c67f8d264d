export { httpLineProvider } from "./http-line-provider.ts"
export { httpPinKeeper } from "./http-pin-keeper.ts"
export { httpProfileKeeper } from "./http-profile-keeper.ts"
export { httpRegistrar } from "./http-registrar.ts"
