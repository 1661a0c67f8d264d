import { useState } from "react"
import { Banner } from "../parts/banner.tsx"
import { Button } from "../parts/button.tsx"
import { Chip } from "../parts/chip.tsx"
import { Countdown } from "../parts/countdown.tsx"
import { Field } from "../parts/field.tsx"
import { check, deposit, Icon, offline, user } from "../parts/icon.tsx"
import { Money, MoneyChip } from "../parts/money.tsx"
import { Moon } from "../parts/moon.tsx"
import { MoonClock } from "../parts/moon-clock.tsx"
import { Notice } from "../parts/notice.tsx"
import { Plate } from "../parts/plate.tsx"
import { ProgressBar } from "../parts/progress-bar.tsx"
import { Segmented } from "../parts/segmented.tsx"
import { Snackbar } from "../parts/snackbar.tsx"
import { Steps } from "../parts/steps.tsx"
import { WaitingLine } from "../parts/waiting.tsx"
import styles from "./gallery.module.css"
import { Piece, Row, Stack, State } from "./piece.tsx"

const nothing = () => {}
const opened = Date.now()

export const Buttons = () => (
  <Piece title="ปุ่ม">
    <Row>
      <State name="ปกติ">
        <Button tone="gold">ยืนยันแทง</Button>
      </State>
      <State name="รอง">
        <Button tone="outline">ถอนเงิน</Button>
      </State>
      <State name="เบา">
        <Button tone="quiet">ยกเลิก</Button>
      </State>
    </Row>
    <Row>
      <State name="ยังกดไม่ได้">
        <Button tone="gold" blocked>
          ยืนยันแทง
        </Button>
      </State>
      <State name="กำลังส่ง">
        <Button tone="gold" sending>
          กำลังส่ง
        </Button>
      </State>
      <State name="ย้อนไม่ได้">
        <Button tone="danger">ยกเลิกโพย</Button>
      </State>
      <State name="เล็ก">
        <Button tone="outline" small icon={deposit}>
          ฝาก
        </Button>
      </State>
    </Row>
  </Piece>
)

export const Plates = () => (
  <Piece title="ป้ายเลข">
    <Row>
      <State name="ปกติ">
        <Plate number="482" size="l" />
      </State>
      <State name="ถูกรางวัล">
        <Plate number="482" size="l" look="win" />
      </State>
      <State name="ไม่ถูก">
        <Plate number="482" size="l" look="dim" />
      </State>
    </Row>
    <Row>
      <State name="กลาง">
        <Plate number="15" />
      </State>
      <State name="เล็ก">
        <Plate number="669" size="s" />
      </State>
      <State name="วิ่ง">
        <Plate number="7" size="s" />
      </State>
      <State name="กำลังกด">
        <Plate number="4" places={3} size="xl" />
      </State>
    </Row>
  </Piece>
)

export const Moons = () => (
  <Piece title="หน้าปัดจันทร์ เวลาแทงที่เหลือ">
    <Row>
      {[1, 0.75, 0.5, 0.25].map((share) => (
        <State key={share} name={`${share * 100}%`}>
          <Moon share={share} size={40} />
        </State>
      ))}
      <State name="< 1 นาที">
        <Moon share={0.07} size={40} state="closing" />
      </State>
      <State name="รอผล">
        <Moon share={0} size={40} state="done" />
      </State>
      <State name="กำลังถาม">
        <Moon share={0.4} size={40} state="checking" />
      </State>
    </Row>
    <div className={`${styles.row} ${styles.clocks}`}>
      <Countdown until={opened + 251_000} now={Date.now} />
      <Countdown until={opened + 48_000} now={Date.now} announced />
      <Countdown until={opened} now={Date.now} />
    </div>
    <Row>
      <MoonClock from={opened - 10_000} until={opened + 60_000} now={Date.now} />
      <Countdown until={opened + 60_000} now={Date.now} />
      <Countdown until={opened + 7_448_000} now={Date.now} />
      <Countdown until={opened + 872_448_000} now={Date.now} />
    </Row>
  </Piece>
)

export const Fields = () => (
  <Piece title="ช่องกรอก">
    <Stack>
      <Steps step={1} of={2} />
      <Field label="ชื่อผู้ใช้" icon={user} placeholder="ชื่อผู้ใช้" hint="ตัวอังกฤษพิมพ์เล็กหรือตัวเลข อย่างน้อย 6 ตัว" />
      <Field label="เบอร์โทร" numeric defaultValue="081-000-4471" end={<Icon of={check} size="s" />} />
      <Field
        label="PIN"
        type="password"
        defaultValue="Moon#2569x"
        autoComplete="current-password"
        error="ชื่อผู้ใช้หรือ PIN ไม่ถูกต้อง เหลืออีก 3 ครั้ง"
      />
    </Stack>
  </Piece>
)

export const Sums = () => {
  const [satang, setSatang] = useState(1_248_050)
  return (
    <Piece title="ยอดเงิน">
      <Stack>
        <Money satang={satang} size="xl" counts />
        <Row>
          <MoneyChip satang={satang} />
          <Money satang={18_400} />
          <Money satang={25_000} tone="ink" size="l" />
        </Row>
        <Button tone="outline" small onClick={() => setSatang(satang - 123_425)}>
          −1,234.25
        </Button>
      </Stack>
    </Piece>
  )
}

export const Feedback = () => (
  <Piece title="ข้อความแจ้ง">
    <div className={`${styles.stack} ${styles.still}`}>
      <Snackbar tone="success" text="แทงแล้ว 7 รายการ" onClose={nothing} onPause={nothing} onResume={nothing} />
      <Snackbar tone="failure" text="รอบนี้ปิดรับแล้ว" onClose={nothing} onPause={nothing} onResume={nothing} />
    </div>
  </Piece>
)

export const Loading = () => {
  const [state, setState] = useState<"hidden" | "running" | "finishing">("hidden")
  return (
    <Piece title="กำลังโหลด">
      <ProgressBar state={state} />
      <Row>
        <WaitingLine>กำลังโหลด...</WaitingLine>
        {(["hidden", "running", "finishing"] as const).map((next) => (
          <Button key={next} tone="quiet" small onClick={() => setState(next)}>
            {next}
          </Button>
        ))}
      </Row>
    </Piece>
  )
}

export const Chips = () => {
  const [kind, setKind] = useState("ทั้งหมด")
  const [place, setPlace] = useState<"app" | "machine" | "counter">("machine")
  return (
    <Piece title="เลือก">
      <Row>
        {["ทั้งหมด", "ฝาก", "ถอน"].map((name) => (
          <Chip key={name} pressed={name === kind} onClick={() => setKind(name)}>
            {name}
          </Chip>
        ))}
      </Row>
      <div className={styles.gap}>
        <Segmented
          label="ช่องทาง"
          value={place}
          onChange={setPlace}
          options={[
            { value: "app", label: "แอปธนาคาร" },
            { value: "machine", label: "ตู้ฝากเงิน" },
            { value: "counter", label: "เคาน์เตอร์", caption: "09:00–17:00" },
          ]}
        />
      </div>
    </Piece>
  )
}

export const Notices = () => (
  <Piece title="แถบแจ้งและข้อความกำกับ">
    <Stack>
      <Banner
        tone="bad"
        icon={offline}
        action={
          <Button tone="quiet" small>
            ลองใหม่
          </Button>
        }
      >
        ออฟไลน์อยู่ ยังแทงและโอนไม่ได้
      </Banner>
      <Notice tone="bad">
        เครือข่าย <b>TRON (TRC20)</b> เท่านั้น
      </Notice>
      <Notice>โอนให้ตรงเศษ เงินจะเข้าเอง</Notice>
    </Stack>
  </Piece>
)
