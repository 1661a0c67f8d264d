import { filesOn } from "./layers/rooms.ts"

const floors = ["core", "adapters", "ui", "scripts"]

/** The sources whose names are looked at: not those that list or plant names that are gone. */
export const namedFiles = (): ReadonlyArray<string> =>
  floors
    .flatMap((floor) => filesOn(floor).map((path) => `${floor}/${path}`))
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !/(?:^|\/)(?:dist|node_modules)\/|\/gone-names\./.test(file))
