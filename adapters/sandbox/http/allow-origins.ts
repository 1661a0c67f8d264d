import { keyHeader, tokenHeader } from "@fakham/operator/wire"
import type { MiddlewareHandler } from "hono"
import { cors } from "hono/cors"

/** Lets pages of other origins ask the operator, and read the token and the date of its answers. */
export const allowOrigins = (origins: ReadonlyArray<string>): MiddlewareHandler =>
  cors({
    origin: [...origins],
    allowMethods: ["GET", "POST"],
    allowHeaders: ["authorization", "content-type", keyHeader],
    exposeHeaders: [tokenHeader, "date"],
    maxAge: 600,
  })
