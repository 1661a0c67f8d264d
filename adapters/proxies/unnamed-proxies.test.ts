import { expect, test } from "vitest"
import { readNetworks } from "./networks.ts"
import { watchUnnamedProxies } from "./unnamed-proxies.ts"

const watching = () => {
  const addresses: Array<string> = []
  const look = watchUnnamedProxies(readNetworks("10.0.0.0/8") ?? [], (address) => addresses.push(address))
  return { addresses, look }
}

test.each(["x-forwarded-for", "x-forwarded-proto", "forwarded"])(
  "an address that sends %s and is not trusted is told, once",
  (name) => {
    const { addresses, look } = watching()
    for (const peer of ["203.0.113.9", "203.0.113.9", "203.0.113.10"]) look({ peer, headers: { [name]: "x" } })
    expect(addresses).toEqual(["203.0.113.9", "203.0.113.10"])
  },
)

test("a trusted proxy is not told, nor a visitor that says nothing of others", () => {
  const { addresses, look } = watching()
  look({ peer: "10.1.2.3", headers: { "x-forwarded-for": "203.0.113.9" } })
  look({ peer: "203.0.113.9", headers: { host: "site.example" } })
  expect(addresses).toEqual([])
})

test("a crowd of strangers fills twenty lines and no more", () => {
  const { addresses, look } = watching()
  for (let at = 0; at < 200; at += 1) look({ peer: `203.0.113.${at}`, headers: { forwarded: "for=1.2.3.4" } })
  expect(addresses).toHaveLength(20)
})
