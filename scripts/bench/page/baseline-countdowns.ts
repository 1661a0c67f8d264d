/** Inside a page: the same countdowns written by one timer, straight into the DOM. */
export default () => {
  const countdowns = [...document.querySelectorAll<HTMLElement>("[role=timer]")]
  const seconds = countdowns.map((countdown) =>
    countdown.textContent.split(":").reduce((sum, part) => sum * 60 + Number(part), 0),
  )
  const two = (value: number) => String(value).padStart(2, "0")
  setInterval(() => {
    for (let at = 0; at < countdowns.length; at++) {
      const left = --seconds[at]!
      const [hours, minutes] = [Math.floor(left / 3_600), Math.floor(left / 60) % 60]
      countdowns[at]!.textContent = `${hours > 0 ? `${hours}:` : ""}${two(minutes)}:${two(left % 60)}`
    }
  }, 1_000)
}
