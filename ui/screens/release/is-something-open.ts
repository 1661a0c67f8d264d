const resting = new Set(["checkbox", "radio", "search", "hidden", "button", "submit", "range"])

/** Whether loading anew would take something from whoever sits before the page: an open sheet, or what they have typed. */
export const isSomethingOpen = (page: ParentNode = document): boolean =>
  page.querySelector("dialog[open]") !== null ||
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    ({ type, value }) => value !== "" && !resting.has(type),
  )
