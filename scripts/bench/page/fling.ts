/** Inside a page: scrolls it down from its top, a third of a phone's screen a frame. */
export default async () => {
  scrollTo(0, 0)
  for (let frame = 0; frame < 120; frame++) {
    await new Promise(requestAnimationFrame)
    scrollBy(0, 280)
  }
  await new Promise(requestAnimationFrame)
}
