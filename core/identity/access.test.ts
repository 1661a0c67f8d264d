import { expect, test } from "vitest"
import { type Access, access } from "./access.ts"
import type { Limit, Session } from "./session.ts"

const player = (limit?: Limit): Session => ({ token: "t", uuid: "u", limit })

const table: ReadonlyArray<
  readonly [string, guest: Access, free: Access, one: Access, two: Access, three: Access, four: Access]
> = [
  // path, guest, no limit, status 1, status 2, status 3, status 4
  ["/", "allowed", "toMain", "logout", "toMain", "toMain", "toMain"],
  ["/login", "allowed", "toMain", "logout", "toMain", "toMain", "toMain"],
  ["/register", "allowed", "toMain", "logout", "toMain", "toMain", "toMain"],
  ["/register/somchai88", "allowed", "toMain", "logout", "toMain", "toMain", "toMain"],
  ["/forgot-pin", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/download", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/how-to", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/howto/deposit", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/howto/lotto", "allowed", "allowed", "allowed", "allowed", "allowed", "forbidden"],
  ["/promotions", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/results", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/vdo", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/vdo/pingpong-11", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/maintenance", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/external/login", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/login/line/auth", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/main", "toHome", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/profile/edit", "toHome", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/number-set", "toHome", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/live/casino", "toHome", "allowed", "allowed", "allowed", "allowed", "allowed"],
  ["/credit/deposit", "toHome", "allowed", "allowed", "forbidden", "allowed", "allowed"],
  ["/credit/deposit/crypto/queue", "toHome", "allowed", "allowed", "forbidden", "allowed", "allowed"],
  ["/bank/add", "toHome", "allowed", "allowed", "forbidden", "allowed", "allowed"],
  ["/game", "toHome", "allowed", "allowed", "allowed", "forbidden", "allowed"],
  ["/games", "toHome", "allowed", "allowed", "allowed", "forbidden", "allowed"],
  ["/game/pg-soft2/7", "toHome", "allowed", "allowed", "allowed", "forbidden", "allowed"],
  ["/lotto", "toHome", "allowed", "allowed", "allowed", "allowed", "forbidden"],
  ["/lotto/yeekee/42", "toHome", "allowed", "allowed", "allowed", "allowed", "forbidden"],
  ["/poy/lottery", "toHome", "allowed", "allowed", "allowed", "allowed", "allowed"],
]

test.each(table)(
  "%s is answered by who asks: guest, no limit, status 1 to 4",
  (path, guest, free, one, two, three, four) => {
    expect(access(path, undefined)).toBe(guest)
    expect(access(path, player())).toBe(free)
    expect(access(path, player(1))).toBe(one)
    expect(access(path, player(2))).toBe(two)
    expect(access(path, player(3))).toBe(three)
    expect(access(path, player(4))).toBe(four)
  },
)

test("a slash at the end changes nothing", () => {
  expect(access("/promotions/", undefined)).toBe("allowed")
  expect(access("/register/", player())).toBe("toMain")
  expect(access("/main/", undefined)).toBe("toHome")
  expect(access("//", undefined)).toBe("allowed")
})

test("a path that only looks like an open one is not open", () => {
  for (const path of [
    "/promotions/secret",
    "/downloads",
    "/howto",
    "/vdo/a/b",
    "/register/a/b",
    "/loginx",
    "/external/loginx",
  ]) {
    expect(access(path, undefined)).toBe("toHome")
  }
})

test("a page is open to guests by its whole path, not by how it begins or ends", () => {
  for (const page of [
    "/forgot-pin",
    "/download",
    "/how-to",
    "/howto/deposit",
    "/promotions",
    "/results",
    "/vdo",
    "/vdo/pingpong",
    "/maintenance",
    "/external/login",
    "/login/line/auth",
    "/login",
    "/register",
    "/register/somchai88",
  ]) {
    expect(access(page, undefined), page).toBe("allowed")
    expect(access(`/private${page}`, undefined), page).toBe("toHome")
    expect(access(`${page}/more/private`, undefined), page).toBe("toHome")
  }
})

test("a path that ends in slashes is the page before them", () => {
  expect(access("//", undefined)).toBe("allowed")
  expect(access("/results//", undefined)).toBe("allowed")
  expect(access("", undefined)).toBe("toHome")
})

test("what a status closes is closed wherever a path contains it", () => {
  for (const [limit, area] of [
    [2, "/credit"],
    [2, "/bank"],
    [3, "/game"],
    [4, "/lotto"],
  ] as const) {
    expect(access(area, player(limit)), area).toBe("forbidden")
    expect(access(`/profile${area}s/of-mine`, player(limit)), area).toBe("forbidden")
    expect(access(`/profile${area.slice(1)}`, player(limit)), area).toBe("allowed")
    expect(access(area, player(1)), area).toBe("allowed")
  }
})
