import { depositMethods, methodRules } from "@fakham/core/wallet"
import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { methodLooks } from "../screens/wallet/deposit/deposit-methods.ts"

/** Of the words of the screens: no catalogue is made from this file. */
const games = msg`Games`
const yeekee = msg`Yeekee`
const yeekee5min = msg`5-minute Yeekee`
const pingpong = msg`Ping pong`
const gov = msg`Government lottery`
const stock = msg`Stock lottery`
const sets = msg`4D sets`
const slips = msg`My slips`

const depositTitles = Object.fromEntries(
  depositMethods.flatMap((method) => {
    const { formPath, ticketPath } = methodRules[method]
    return [formPath, ticketPath].map((path) => [path, methodLooks[method].title] as const)
  }),
)

/** What a page is called before it knows more, by its path as the router writes it; the first that fits. */
export const pageTitles: Readonly<Record<string, MessageDescriptor>> = {
  "/": msg`Log in`,
  "/login": msg`Log in`,
  "/login/line/auth": msg`Log in with LINE`,
  "/external/login": msg`Log in`,
  "/register": msg`Sign up`,
  "/register/$afSlug": msg`A friend invites you`,
  "/forgot-pin": msg`Forgot PIN`,
  "/maintenance": msg`Under Maintenance`,
  "/download": msg`Install the app`,
  "/main": msg`Home`,
  "/promotions": msg`Promotions`,
  "/results": msg`Results`,
  "/vdo": msg`Videos`,
  "/vdo/$vdoName": msg`Videos`,
  "/how-to": msg`Guides`,
  "/howto/deposit": msg`How to deposit`,
  "/howto/forgot-pin": msg`How to reset your PIN`,
  "/howto/lotto": msg`How to bet`,
  "/howto/lotto4d": msg`How to bet 4D sets`,
  "/howto/register-addbank": msg`How to sign up and add a bank account`,
  "/howto/result-poy": msg`How to read results and slips`,
  "/howto/withdraw": msg`How to withdraw`,
  "/bank/add": msg`Add a bank account`,
  "/bank/status": msg`Bank accounts`,
  "/credit/deposit": msg`Wallet`,
  ...depositTitles,
  "/credit/deposit/qrcodes": msg`Open QR codes`,
  "/credit/statement": msg`Statement`,
  "/credit/status": msg`Transaction status`,
  "/credit/turnover": msg`Turnover`,
  "/credit/withdraw": msg`Withdraw`,
  "/game": msg`Game providers`,
  "/game/logout": msg`Log out`,
  "/live/casino": msg`Live casino`,
  "/games": games,
  "/game/$": games,
  "/lotto": msg`Lotteries`,
  "/lotto/4d": sets,
  "/lotto/gov": gov,
  "/lotto/gov/$betId": gov,
  "/lotto/stock": stock,
  "/lotto/stock/$betId": stock,
  "/lotto/yeekee": yeekee,
  "/lotto/yeekee/$betId": yeekee,
  "/lotto/yeekee5min": yeekee5min,
  "/lotto/yeekee5min/$betId": yeekee5min,
  "/lotto/pingpong": pingpong,
  "/lotto/pingpong/$betId": pingpong,
  "/lotto/gov4d": sets,
  "/lotto/gov4d/$betId": sets,
  "/number-set": msg`Number sets`,
  "/poy": slips,
  "/poy/$": slips,
  "/profile": msg`My account`,
  "/profile/achievement": msg`Achievements`,
  "/profile/affiliate": msg`Invite friends`,
  "/profile/change-pin": msg`Change PIN`,
  "/profile/edit": msg`Edit profile`,
  "/profile/limits": msg`Play limits`,
  "/profile/notifications": msg`Notifications`,
}

/** What stands in the place of pages. */
export const statusTitles = {
  notFound: msg`This page could not be found`,
  notAllowed: msg`Not Allow Domain`,
  forbidden: msg`Sorry, access denied`,
}
