export const $ = (selector) => document.querySelector(selector)

export const element = (name, attributes = {}, ...children) => {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

export const drawing = (viewBox, shapes, attributes = {}) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  made.setAttribute("viewBox", viewBox)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...shapes.map(([name, own]) => shape(name, own)))
  return made
}

export const shape = (name, own) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name)
  for (const [key, value] of Object.entries(own)) made.setAttribute(key, value)
  return made
}

export const baht = (amount) =>
  amount.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "negative" })
