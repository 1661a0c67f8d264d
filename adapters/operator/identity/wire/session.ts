import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { wireNothing } from "../../wire/values.ts"

/** The header that carries the token after a login. */
export const tokenHeader = "x-access-token"
export const usersAuth = call("given", "POST", "/api/users.auth", wireNothing, wireNothing)
export const usersLogin = call(
  "given",
  "POST",
  "/api/users.login",
  v.object({ userName: v.string(), password: v.string() }),
  wireNothing,
)
export const usersLogout = call("given", "POST", "/api/users.logout", wireNothing, wireNothing)
