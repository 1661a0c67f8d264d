import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

/** What search engines and messengers are told of the pages that anyone may read; that of the first page is the site's. */
export const pageDescriptions: Readonly<Record<string, MessageDescriptor>> = {
  "/": msg`Government lottery, stock lottery, yeekee, ping pong, 4D sets and games, with deposits and withdrawals in one place.`,
  "/register": msg`Become a player with a username and a PIN. It takes two short steps.`,
  "/register/$afSlug": msg`Become a player with a username and a PIN. It takes two short steps.`,
  "/forgot-pin": msg`Choose a new PIN with a code that comes to your phone.`,
  "/download": msg`Put the site on the home screen of your phone or computer.`,
  "/promotions": msg`The promotions that run now and their terms.`,
  "/results": msg`Lottery results of today and of the last thirty days.`,
  "/vdo": msg`Short clips that show how to bet, pay in and read results.`,
  "/how-to": msg`Step by step: registering, deposits, bets, results and withdrawals.`,
  "/howto/register-addbank": msg`How to sign up and add your bank account, step by step with pictures.`,
  "/howto/deposit": msg`How to pay in, step by step with pictures.`,
  "/howto/lotto": msg`How to bet on lotteries, step by step with pictures.`,
  "/howto/lotto4d": msg`How to buy sets of four digits, step by step with pictures.`,
  "/howto/result-poy": msg`How to read results and see whether a slip has won.`,
  "/howto/withdraw": msg`How to take money out to your own bank account, step by step with pictures.`,
  "/howto/forgot-pin": msg`How to choose a new PIN when you forget yours.`,
}
