import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { startVisit } from "../../visit/visit.ts"
import { captionsOf, Videos, videoNamed, videosOf, watchedOf } from "./videos.ts"

test("the operator's clips are read while a page shows them", async () => {
  const visit = startVisit(visitOnCommand().surroundings).with(Layer.succeed(Videos, { all: () => Effect.succeed([]) }))
  const videos = videosOf(visit)
  videos.subscribe(() => {})
  await expect.poll(() => videos.view().data).toEqual([])
})

test("a clip is found by its name, exactly", () => {
  const clip = { vdoName: "pingpong-11", title: "", url: "", poster: "", captions: "" }
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
  ["javascript:https://video.example/1.mp4", undefined],
  ["data:video/webm;base64,AAAA", undefined],
  ["clips/1.webm", undefined],
  ["", undefined],
])("a clip at %s is watched %s", (url, watched) => {
  expect(watchedOf({ vdoName: "one", title: "", url, poster: "", captions: "" })).toBe(watched)
})

test("captions are those of the language, and of the site alone", () => {
  const of = (captions: string) => captionsOf({ vdoName: "one", title: "", url: "", poster: "", captions }, "kh")
  expect(of("/clips/how-to-bet.{locale}.vtt")).toBe("/clips/how-to-bet.kh.vtt")
  expect(of("/clips/one.vtt")).toBe("/clips/one.vtt")
  for (const none of ["", "https://video.example/{locale}.vtt", "//video.example/a.vtt", "javascript:{locale}"])
    expect(of(none), none).toBeUndefined()
})
