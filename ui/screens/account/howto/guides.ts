import { msg } from "@lingui/core/macro"
import type { Guide } from "./guide.ts"

/** In the order in which a newcomer needs them. */
export const guides: ReadonlyArray<Guide> = [
  {
    path: "/howto/register-addbank",
    title: msg`How to register and add a bank account`,
    steps: [
      {
        title: msg`Choose a username and a PIN`,
        words: msg`The username takes at least 6 small letters and digits. The PIN is a password of 8 to 30 characters: each rule that it meets lights a star.`,
        picture: "register-account",
      },
      {
        title: msg`Say your phone number`,
        words: msg`If you ever forget your PIN, a code comes to this number. You have to be 20 or older.`,
        picture: "register-details",
      },
      {
        title: msg`Add your bank account`,
        words: msg`Choose the bank and type the account number. The account has to be in the name that you registered with.`,
        picture: "bank-add",
      },
      {
        title: msg`Wait until it has been checked`,
        words: msg`Bank accounts says how far the check of each account has come.`,
        picture: "bank-check",
      },
    ],
  },
  {
    path: "/howto/deposit",
    title: msg`How to deposit`,
    steps: [
      {
        title: msg`Have a bank account that has been checked`,
        words: msg`Your deposit is recognised by the account that it comes from.`,
        picture: "bank-checked",
      },
      {
        title: msg`Open the wallet and choose a way to pay`,
        words: msg`The least and the most that you can deposit stand above the amount.`,
      },
      {
        title: msg`Transfer exactly the amount shown, with its satang`,
        words: msg`The satang tell your transfer from all others. The amount is kept for you for 15 minutes.`,
      },
      {
        title: msg`The money comes by itself`,
        words: msg`Your balance at the top of the page changes as soon as the transfer has been found. If it takes long, write to support: your money is not lost.`,
        picture: "balance",
      },
    ],
  },
  {
    path: "/howto/lotto",
    title: msg`How to bet`,
    steps: [
      {
        title: msg`Choose a lottery and a round`,
        words: msg`Each round says when it closes. The moon beside it shows how much of its time is left.`,
        picture: "lotto-round",
      },
      {
        title: msg`Choose what you bet on`,
        words: msg`Three digits, two or one: one group at a time. The number after × is what you win for 1 baht.`,
        picture: "lotto-options",
      },
      {
        title: msg`Key in the number`,
        words: msg`It is added by itself when all its digits are there.`,
        picture: "lotto-number",
      },
      {
        title: msg`Set the price`,
        words: msg`The most that you can win stands beside every number. A half moon marks a limited number, which pays less.`,
        picture: "lotto-price",
      },
      {
        title: msg`Confirm before the moon is gone`,
        words: msg`First you see what it costs and what stays in your wallet. No money is taken before you say yes.`,
        picture: "lotto-order",
      },
      {
        title: msg`Keep the receipt`,
        words: msg`Every slip has a number and a constellation of its own. All of them are under Slips.`,
        picture: "lotto-receipt",
      },
    ],
  },
  {
    path: "/howto/lotto4d",
    title: msg`How to bet 4D sets`,
    steps: [
      {
        title: msg`Choose the lottery`,
        words: msg`Hanoi, Lao, Lao Super or Malay. Each says what a set costs and when it closes.`,
        picture: "sets-lottery",
      },
      {
        title: msg`Key in four digits`,
        words: msg`The number is added by itself. You may take several sets of one number.`,
        picture: "sets-number",
      },
      {
        title: msg`See what a set can win`,
        words: msg`A set wins with four digits down to two. Only the highest prize is paid, once for every set.`,
        picture: "sets-prizes",
      },
      {
        title: msg`Confirm before it closes`,
        words: msg`First you see what it costs and what stays in your wallet. No money is taken before you say yes.`,
        picture: "sets-order",
      },
    ],
  },
  {
    path: "/howto/result-poy",
    title: msg`How to read results and slips`,
    steps: [
      {
        title: msg`Open the results`,
        words: msg`The latest draw of every lottery is there. Choose another day to look back.`,
        picture: "results",
      },
      {
        title: msg`Find your slip`,
        words: msg`Slips lists what you have placed, the newest first. Numbers that won are green.`,
        picture: "poy-list",
      },
      {
        title: msg`See what came of every number`,
        words: msg`The slip says of each number whether it won and how much. What you won is in your wallet already.`,
        picture: "poy-ticket",
      },
      {
        title: msg`Check a yeekee draw yourself`,
        words: msg`The number of the house is locked before the round begins. When it is over, your own device works the result out once more.`,
        picture: "yeekee-proof",
      },
    ],
  },
  {
    path: "/howto/withdraw",
    title: msg`How to withdraw`,
    steps: [
      {
        title: msg`Have a bank account in your own name`,
        words: msg`Money is paid out only to an account of yours that has been checked.`,
        picture: "bank-checked",
      },
      {
        title: msg`Look whether you can withdraw`,
        words: msg`What you deposited has to be bet once before. The page says how much is missing.`,
      },
      {
        title: msg`Type the amount`,
        words: msg`At most 49,000 baht at once, and 200,000 baht or 5 withdrawals a day. What is left for today stands above the amount.`,
      },
      {
        title: msg`Follow the payment`,
        words: msg`The page says how far it has come. Another withdrawal can begin when this one has been paid.`,
      },
    ],
  },
  {
    path: "/howto/forgot-pin",
    title: msg`How to reset your PIN`,
    steps: [
      {
        title: msg`Tap “Forgot PIN”`,
        words: msg`It stands where you log in.`,
        picture: "login-forgot",
      },
      {
        title: msg`Say who you are`,
        words: msg`Your username, and the phone number that you registered with.`,
        picture: "forgot-account",
      },
      {
        title: msg`Type the code from the SMS`,
        words: msg`It has 6 digits and is good for 5 minutes. The reference beside it is the same as in the SMS.`,
        picture: "forgot-code",
      },
      {
        title: msg`Choose a new PIN`,
        words: msg`It follows the same rules as before. Then log in with it.`,
        picture: "forgot-pin",
      },
    ],
  },
]
