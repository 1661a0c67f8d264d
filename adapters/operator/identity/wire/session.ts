import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { nothing } from "../../wire/values.ts"

/** The header that carries the token after a login. */
export const tokenHeader = "x-access-token"
export const usersAuth = call("given", "POST", "/api/users.auth", nothing, nothing)
export const usersLogin = call(
  "given",
  "POST",
  "/api/users.login",
  v.object({ userName: v.string(), password: v.string() }),
  nothing,
)
export const usersLogout = call("given", "POST", "/api/users.logout", nothing, nothing)
