import { defaultClientConditions, defineConfig } from "vite"

const target = process.env["OPERATOR"] ?? "http://127.0.0.1:4173"
const proxy = { "/api": target, "/poy-api": target, "/ccu": { target, ws: true } }

export default defineConfig({
  // The packages of this repository are taken from their sources.
  resolve: { conditions: ["@fakham/source", ...defaultClientConditions] },
  server: { proxy },
  preview: { proxy },
})
