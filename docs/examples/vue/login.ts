import type { SitePlayer } from "@fakham/operator"
import { defineComponent, h, ref } from "vue"
import { button, field, form, title } from "./parts.ts"
import { site } from "./site.ts"
import { loginText } from "./words.ts"

/** A name, then a PIN. */
export const LoginPage = defineComponent(
  ({ enter }: { readonly enter: (player: SitePlayer) => void }) => {
    const [name, pin, fault, isNamed] = [ref(""), ref(""), ref(""), ref(false)]
    const sendName = async () => {
      isNamed.value = (await site.userName(name.value)) === undefined
      fault.value = isNamed.value ? "" : "กรุณาใส่ชื่อผู้ใช้"
    }
    const sendPin = async () => {
      const login = await site.pin(pin.value)
      pin.value = ""
      if (login.is === "player") enter(login.player)
      else fault.value = loginText(login)
    }
    const named = () => field("ชื่อผู้ใช้", name, { autocomplete: "username", autocapitalize: "none" })
    const secret = () => field("PIN", pin, { type: "password", autocomplete: "current-password" })
    return () =>
      h("main", [
        title(isNamed.value ? "ใส่ PIN ของคุณ" : "เข้าสู่ระบบ"),
        h("p", { role: "alert" }, fault.value),
        isNamed.value ? form(sendPin, secret(), "เข้าสู่ระบบ") : form(sendName, named(), "ถัดไป"),
        isNamed.value && button("เปลี่ยนชื่อ", () => (isNamed.value = false)),
      ])
  },
  { props: ["enter"] },
)
