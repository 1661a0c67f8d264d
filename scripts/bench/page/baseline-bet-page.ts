/** Inside a page: brings a picture of the bet page to life by hand, with nothing between a tap and the DOM. */
export default () => {
  const { find, copyOf } = byHand
  const places = [...document.querySelectorAll<HTMLElement>(".entry-typed i")]
  const lines = [...find(".slip-lines-shelf").parentElement!.querySelectorAll<HTMLElement>("li")]
  const numbers = lines.map((line) => find(".plate-plate .vh", line).textContent)
  const batch = find(".entry-numbers")
  const plate = find(".plate-plate", batch)
  let count = document.querySelectorAll(".slip-lines-line").length
  let typed = ""

  const write = (within: HTMLElement, number: string) => {
    find(".vh", within).textContent = number
    const digits = within.querySelectorAll("i")
    for (let at = 0; at < digits.length; at++) digits[at]!.textContent = number.charAt(at)
  }
  const placeOf = (number: string) => {
    let [from, to] = [0, numbers.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (numbers[middle]! < number) from = middle + 1
      else to = middle
    }
    return from
  }
  const add = (number: string) => {
    for (const line of document.querySelectorAll(".slip-lines-new")) line.classList.remove("slip-lines-new")
    const line = copyOf(lines[0]!)
    line.classList.add("slip-lines-new")
    write(find(".plate-plate", line), number)
    find(".slip-lines-stake .vh", line).textContent = `ราคา สามตัวบน ${number}`
    const at = placeOf(number)
    if (at < lines.length) lines[at]!.before(line)
    else lines.at(-1)!.after(line)
    lines.splice(at, 0, line)
    numbers.splice(at, 0, number)
    count++
    find(".slip-lines-group .cap").textContent = `${lines.length.toLocaleString()} รายการ`
    find(".slip-pane-totals .cap").textContent = `รวม ${count.toLocaleString()} รายการ`
    find(".slip-pane-totals .money-foil").firstChild!.textContent = (count * 10).toLocaleString()
    find(".entry-top .cap").textContent = "เพิ่ม 1"
    write(plate, number)
    batch.replaceChildren(plate)
  }
  const show = () => {
    find(".entry-typed .vh").textContent = `กดแล้ว ${typed}`
    places.forEach((place, at) => {
      place.textContent = typed.charAt(at)
      place.classList.toggle("entry-caret", at === typed.length)
    })
  }
  for (const key of document.querySelectorAll<HTMLElement>(".keypad-key"))
    key.addEventListener("click", () => {
      typed += key.textContent
      if (typed.length === places.length) {
        add(typed)
        typed = ""
      }
      show()
    })
}
