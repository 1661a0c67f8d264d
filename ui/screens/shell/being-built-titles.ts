import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { RegisteredRouter, RouteIds } from "@tanstack/react-router"

type RouteId = RouteIds<RegisteredRouter["routeTree"]>

/** What the pages are called that have no screen of their own yet. A page leaves this list when it gets one. */
export const beingBuiltTitles: Partial<Readonly<Record<RouteId, MessageDescriptor>>> = {
  "/_shell/game/all-bet": msg`All Bet`,
  "/_shell/game/ezg/$gameId": msg`EZG`,
  "/_shell/game/gpx/$gameList/$gameId": msg`GPX`,
  "/_shell/game/hg": msg`HG`,
  "/_shell/game/joker/$gameId": msg`Joker`,
  "/_shell/game/pegasus/$gameId": msg`Pegasus`,
  "/_shell/game/pg-soft2/{-$gameId}": msg`PG Soft`,
  "/_shell/game/sa": msg`SA Gaming`,
  "/_shell/game/soccer": msg`Football`,
  "/_shell/game/wl-game-test/{-$gameId}": msg`WL test game`,
  "/_shell/game/wl/$gameList": msg`WL`,
  "/_shell/game/wl/{-$gameList}/$gameId": msg`WL`,
  "/_shell/game/wm/": msg`WM Casino`,
  "/_shell/game/world-casino": msg`World Casino`,
}
