import { comeLoggedIn } from "../identity/login-page.ts"
import { somchai } from "../testing/fixtures.ts"
import { sweep } from "./look.ts"

sweep(
  "guides, clips, the way to the home screen, bank accounts, play limits, achievements and what friends bring in",
  [["mm", "dark", "phone"]],
  async ({ page, visits }) => {
    await visits("/download", "/vdo", "/vdo/how-to-bet", "/how-to", "/howto/lotto", "/howto/register-addbank")
    await comeLoggedIn(page, somchai)
    await visits("/credit/deposit/fast", "/credit/deposit/fast/queue")
    await visits(
      "/bank/add",
      "/bank/status",
      "/profile/limits",
      "/profile/achievement",
      "/profile/affiliate",
      "/credit/withdraw",
      "/credit/statement",
      "/credit/turnover",
      "/credit/status",
    )
    await visits(
      "/credit/deposit/normal",
      "/credit/deposit/normal?id=DEMONORMAL01",
      "/credit/deposit/qrcode",
      "/credit/deposit/qrcodes",
      "/credit/deposit/crypto",
      "/credit/deposit/crypto/queue",
      "/credit/deposit/truemoney",
    )
  },
)
