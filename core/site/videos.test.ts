import { expect, test } from "vitest"
import { videoNamed } from "./videos.ts"

test("a clip is found by its name, exactly", () => {
  const clip = { vdoName: "pingpong-11", title: "", url: "", poster: "" }
  const videos = [clip, { ...clip, title: "the same name once more" }]
  expect(videoNamed(videos, "pingpong-11")).toBe(videos[0])
  expect(videoNamed(videos, "pingpong-1")).toBeUndefined()
})
