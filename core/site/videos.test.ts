import { expect, test } from "vitest"
import { videoNamed, watchedOf } from "./videos.ts"

test("a clip is found by its name, exactly", () => {
  const clip = { vdoName: "pingpong-11", title: "", url: "", poster: "" }
  const videos = [clip, { ...clip, title: "the same name once more" }]
  expect(videoNamed(videos, "pingpong-11")).toBe(videos[0])
  expect(videoNamed(videos, "pingpong-1")).toBeUndefined()
})

test.each([
  ["/clips/how-to-bet.webm", "here"],
  ["https://video.example/1.mp4", "elsewhere"],
  ["HTTP://video.example/1.mp4", "elsewhere"],
  ["//video.example/1.mp4", undefined],
  ["/\\video.example/1.mp4", undefined],
  ["javascript:alert(1)", undefined],
  ["data:video/webm;base64,AAAA", undefined],
  ["clips/1.webm", undefined],
  ["", undefined],
])("a clip at %s is watched %s", (url, watched) => {
  expect(watchedOf({ vdoName: "one", title: "", url, poster: "" })).toBe(watched)
})
