import type { Hono } from "hono"
import { pagePolicy } from "./page-policy.ts"
import type { RequestEnv } from "./requests.ts"

/**
 * Serves drawings of one folder by their names, at the site's own address; they change with the program alone, so a
 * browser keeps them for a week.
 */
export const servePictures = (
  app: Hono<RequestEnv>,
  folder: string,
  pictureOf: (name: string) => string | undefined,
): void => {
  app.get(`/__pictures/${folder}/:file`, (c) => {
    const [, name] = /^([a-z-]+)\.svg$/.exec(c.req.param("file")) ?? []
    const picture = name === undefined ? undefined : pictureOf(name)
    if (picture === undefined) return c.notFound()
    return c.body(picture, 200, {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=604800",
      "content-security-policy": pagePolicy(),
    })
  })
}
