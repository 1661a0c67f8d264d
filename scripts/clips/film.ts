import type { Locator, Page } from "playwright"

/** One picture of a clip, and for how many seconds it stands. */
export type Still = { readonly png: Buffer; readonly seconds: number }

/** Milliseconds until a page has answered a tap. */
const settled = 700

const showFinger = (x: number, y: number) => `(() => {
  const finger = document.createElement("i")
  finger.id = "finger"
  finger.popover = "manual"
  Object.assign(finger.style, {
    position: "fixed", inset: "auto", left: "${x - 18}px", top: "${y - 18}px", width: "36px", height: "36px", margin: 0,
    border: "2px solid #0b0e20", borderRadius: "50%", background: "rgb(244 240 230 / 70%)", pointerEvents: "none",
  })
  document.body.append(finger)
  finger.showPopover()
})()`

/** What is done on a page, seen picture by picture, with a finger where it is tapped. */
export const filmOf = (page: Page) => {
  const stills: Array<Still> = []
  const see = async (seconds: number) => {
    stills.push({ png: await page.screenshot({ animations: "disabled", caret: "initial" }), seconds })
  }
  return {
    stills,
    see,
    tap: async (place: Locator, seconds = 0.6) => {
      await place.scrollIntoViewIfNeeded()
      const box = await place.boundingBox()
      if (box === null) throw new Error("what is to be tapped is not on the page")
      await page.evaluate(showFinger(box.x + box.width / 2, box.y + box.height / 2))
      await see(0.4)
      await page.evaluate("document.querySelector('#finger').remove()")
      await place.click()
      await page.waitForTimeout(settled)
      await see(seconds)
    },
  }
}

export type Film = ReturnType<typeof filmOf>
