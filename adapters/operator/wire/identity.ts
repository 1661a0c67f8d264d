import * as v from "valibot"
import { call } from "./call.ts"
import { figure } from "./figures.ts"
import { maybe } from "./maybe.ts"
import { nothing } from "./values.ts"

/** The header that carries the token after a login. */
export const tokenHeader = "x-access-token"
export const TokenPayload = v.object({ uuid: v.pipe(v.string(), v.minLength(1)), status: maybe(figure) })

export const usersAuth = call("given", "POST", "/api/users.auth", nothing, nothing)
export const usersLogin = call(
  "given",
  "POST",
  "/api/users.login",
  v.object({ userName: v.string(), password: v.string() }),
  nothing,
)
export const usersLogout = call("given", "POST", "/api/users.logout", nothing, nothing)
