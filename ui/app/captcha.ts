import altchaWorker from "@fakham/adapters/vendors/altcha-worker?worker&url"
import { pageRecaptchaKey, vendorsCaptcha } from "@fakham/adapters/vendors/captcha"
import { trustedScript } from "@fakham/adapters/vendors/trusted-script"

/** Put together with the page that registers, and fetched with it. */
export const pageCaptcha = () =>
  vendorsCaptcha({
    startWorker: () => new Worker(trustedScript(altchaWorker), { type: "module" }),
    recaptchaKey: pageRecaptchaKey(),
  })
