import { msg } from "@lingui/core/macro"
import type { Guide } from "./guide.ts"

/** In the order in which a newcomer needs them. */
export const guides: ReadonlyArray<Guide> = [
  {
    path: "/howto/register-addbank",
    title: msg`How to sign up and add a bank account`,
    steps: [
      {
        title: msg`Choose a username and a PIN`,
        words: msg`Username: at least 6 lowercase letters or digits. PIN: a password of 8 to 30 characters. Each rule you meet lights a star.`,
        picture: "register-account",
      },
      {
        title: msg`Enter your phone number`,
        words: msg`We'll send a code here if you forget your PIN. You must be 20 or older.`,
        picture: "register-details",
      },
      {
        title: msg`Add your bank account`,
        words: msg`Choose the bank and enter the account number. It must be in your registered name.`,
        picture: "bank-add",
      },
      {
        title: msg`Wait for verification`,
        words: msg`Bank accounts shows each account's verification status.`,
        picture: "bank-check",
      },
    ],
  },
  {
    path: "/howto/deposit",
    title: msg`How to deposit`,
    steps: [
      {
        title: msg`Have a verified bank account`,
        words: msg`We match your deposit by the account it comes from.`,
        picture: "bank-checked",
      },
      {
        title: msg`Open Wallet and choose a deposit method`,
        words: msg`Minimum and maximum deposit are shown above the amount.`,
      },
      {
        title: msg`Transfer the exact amount, satang included`,
        words: msg`The satang identify your transfer. This amount is reserved for 15 minutes.`,
      },
      {
        title: msg`The money arrives automatically`,
        words: msg`Your balance updates as soon as the transfer is found. If it takes long, contact support: your money isn't lost.`,
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
        words: msg`Each round shows its closing time. The moon beside it shows the time left.`,
        picture: "lotto-round",
      },
      {
        title: msg`Choose a bet type`,
        words: msg`3, 2 or 1 digits, one group at a time. The number after × is the payout per 1 baht.`,
        picture: "lotto-options",
      },
      {
        title: msg`Enter the number`,
        words: msg`Added automatically once all digits are in.`,
        picture: "lotto-number",
      },
      {
        title: msg`Enter the stake`,
        words: msg`The maximum win is shown beside every number. A half moon marks a limited number, which pays less.`,
        picture: "lotto-price",
      },
      {
        title: msg`Confirm before time runs out`,
        words: msg`You see the cost and what's left first. You're charged only when you confirm.`,
        picture: "lotto-order",
      },
      {
        title: msg`Save your receipt`,
        words: msg`Every slip has its own number and constellation. See them all under My slips.`,
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
        words: msg`Hanoi, Lao, Lao Super or Malay. Each shows its price per set and closing time.`,
        picture: "sets-lottery",
      },
      {
        title: msg`Enter four digits`,
        words: msg`Added automatically. You can buy several sets of one number.`,
        picture: "sets-number",
      },
      {
        title: msg`See what a set can win`,
        words: msg`Sets win on 4 down to 2 digits. Only the highest prize is paid, per set.`,
        picture: "sets-prizes",
      },
      {
        title: msg`Confirm before it closes`,
        words: msg`You see the cost and what's left first. You're charged only when you confirm.`,
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
        words: msg`See the latest draw of every lottery. Choose another day to look back.`,
        picture: "results",
      },
      {
        title: msg`Find your slip`,
        words: msg`My slips shows the newest first. Winning numbers are green.`,
        picture: "poy-list",
      },
      {
        title: msg`Check every number`,
        words: msg`The slip shows which numbers won and how much. Winnings are already in your wallet.`,
        picture: "poy-ticket",
      },
      {
        title: msg`Check a yeekee draw yourself`,
        words: msg`The house number is locked before the round starts. Afterwards your own device recalculates the result.`,
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
        words: msg`We only pay out to your verified account.`,
        picture: "bank-checked",
      },
      {
        title: msg`Check whether you can withdraw`,
        words: msg`You must bet your deposit once first. The Withdraw page shows what's left.`,
      },
      {
        title: msg`Type the amount`,
        words: msg`Up to 49,000 baht each, 200,000 baht or 5 withdrawals a day. What's left today is shown above the amount.`,
      },
      {
        title: msg`Follow the payment`,
        words: msg`This page shows the progress. You can withdraw again once this is paid.`,
      },
    ],
  },
  {
    path: "/howto/forgot-pin",
    title: msg`How to reset your PIN`,
    steps: [
      {
        title: msg`Tap “Forgot PIN”`,
        words: msg`It's on the login page.`,
        picture: "login-forgot",
      },
      {
        title: msg`Enter your details`,
        words: msg`Your username and registered phone number.`,
        picture: "forgot-account",
      },
      {
        title: msg`Type the code from the SMS`,
        words: msg`6 digits, valid for 5 minutes. The reference must match the SMS.`,
        picture: "forgot-code",
      },
      {
        title: msg`Choose a new PIN`,
        words: msg`Same rules as at sign-up. Then log in with it.`,
        picture: "forgot-pin",
      },
    ],
  },
]
