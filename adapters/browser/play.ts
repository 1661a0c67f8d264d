export { framedOrigins } from "./framed-origins.ts"
export { keepSeat, keptSeat } from "./kept-seat.ts"
export { playingSince } from "./playing-since.ts"
export { storedGames } from "./stored-games.ts"
