import { isStockMarket, type StockMarket } from "../group/bet-type.ts"
import type { Round } from "./round.ts"

/** Where the exchanges stand whose closing index is bet on, by the two letters of ISO 3166. */
export const marketCountries = ["TH", "JP", "CN", "HK", "TW", "KR", "SG", "IN", "EG", "RU", "GB", "DE", "US"] as const
export type MarketCountry = (typeof marketCountries)[number]

const countries: Readonly<Record<StockMarket, MarketCountry>> = {
  nikkei_morning: "JP",
  thai_open: "TH",
  china_morning: "CN",
  hangseng_morning: "HK",
  taiwan: "TW",
  thai_noon: "TH",
  korea: "KR",
  nikkei_afternoon: "JP",
  china_afternoon: "CN",
  thai_afternoon: "TH",
  hangseng_afternoon: "HK",
  singapore: "SG",
  thai_close: "TH",
  india: "IN",
  egypt: "EG",
  russia: "RU",
  england: "GB",
  germany: "DE",
  downjone: "US",
}

/** Where players look for a market: at home, in the rest of Asia, or to the west of it. */
export const marketRegions = ["thailand", "asia", "west"] as const
export type MarketRegion = (typeof marketRegions)[number]

const regions: Readonly<Record<MarketCountry, MarketRegion>> = {
  TH: "thailand",
  JP: "asia",
  CN: "asia",
  HK: "asia",
  TW: "asia",
  KR: "asia",
  SG: "asia",
  IN: "asia",
  EG: "west",
  RU: "west",
  GB: "west",
  DE: "west",
  US: "west",
}

/** The country of a market; every kind of Dow Jones is American. Nothing for a market that only its operator knows. */
export const countryOfMarket = (betType: string): MarketCountry | undefined => {
  if (isStockMarket(betType)) return countries[betType]
  return betType.includes("downjone") ? "US" : undefined
}

export const regionOfMarket = (betType: string): MarketRegion | undefined => {
  const country = countryOfMarket(betType)
  return country === undefined ? undefined : regions[country]
}

/** The rounds of one region, in their order; without a region all of them. */
export const marketsIn = (region: MarketRegion | undefined, rounds: ReadonlyArray<Round>): ReadonlyArray<Round> =>
  region === undefined ? rounds : rounds.filter(({ betType }) => regionOfMarket(betType) === region)
