import { useState } from "react"
import { Banner } from "../parts/banner.tsx"
import { Button } from "../parts/button.tsx"
import { Chip } from "../parts/chip.tsx"
import { offline } from "../parts/icon.tsx"
import { Money, MoneyChip } from "../parts/money.tsx"
import { Notice } from "../parts/notice.tsx"
import { ProgressBar } from "../parts/progress-bar.tsx"
import { Segmented } from "../parts/segmented.tsx"
import { Snackbar } from "../parts/snackbar.tsx"
import { WaitingLine } from "../parts/waiting.tsx"
import styles from "./gallery.module.css"
import { Piece, Row, Stack } from "./piece.tsx"

const nothing = () => {}

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
