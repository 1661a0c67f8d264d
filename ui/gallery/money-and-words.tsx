import { minus, satang } from "@fakham/core/money"
import { useState } from "react"
import { Button } from "../parts/controls/button.tsx"
import { Chip } from "../parts/controls/chip.tsx"
import { Segmented } from "../parts/controls/segmented.tsx"
import { offlineIcon } from "../parts/icons/icon.tsx"
import { Money, MoneyChip } from "../parts/money/money.tsx"
import { NoticeBanner } from "../parts/notices/banner.tsx"
import { Notice } from "../parts/notices/notice.tsx"
import { ProgressBar } from "../parts/notices/progress-bar.tsx"
import { Snackbar } from "../parts/notices/snackbar.tsx"
import { WaitingLine } from "../parts/notices/waiting.tsx"
import styles from "./gallery.module.css"
import { GalleryPiece, GalleryRow, Stack } from "./piece.tsx"

const nothing = () => {}

export const GallerySums = () => {
  const [amount, setAmount] = useState(satang(1_248_050))
  return (
    <GalleryPiece title="ยอดเงิน">
      <Stack>
        <Money satang={amount} size="xl" counts />
        <GalleryRow>
          <MoneyChip satang={amount} />
          <Money satang={satang(18_400)} />
          <Money satang={satang(25_000)} tone="ink" size="l" />
        </GalleryRow>
        <Button tone="outline" small onClick={() => setAmount(minus(amount, satang(123_425)))}>
          −1,234.25
        </Button>
      </Stack>
    </GalleryPiece>
  )
}

export const Feedback = () => (
  <GalleryPiece title="ข้อความแจ้ง">
    <div className={`${styles.stack} ${styles.still}`}>
      <Snackbar tone="success" text="แทงแล้ว 7 รายการ" onClose={nothing} onPause={nothing} onResume={nothing} />
      <Snackbar tone="failure" text="รอบนี้ปิดรับแล้ว" onClose={nothing} onPause={nothing} onResume={nothing} />
    </div>
  </GalleryPiece>
)

export const Loading = () => {
  const [state, setState] = useState<"hidden" | "running" | "finishing">("hidden")
  return (
    <GalleryPiece title="กำลังโหลด">
      <ProgressBar state={state} />
      <GalleryRow>
        <WaitingLine>กำลังโหลด...</WaitingLine>
        {(["hidden", "running", "finishing"] as const).map((next) => (
          <Button key={next} tone="quiet" small onClick={() => setState(next)}>
            {next}
          </Button>
        ))}
      </GalleryRow>
    </GalleryPiece>
  )
}

export const Chips = () => {
  const [kind, setKind] = useState("ทั้งหมด")
  const [place, setPlace] = useState<"app" | "machine" | "counter">("machine")
  return (
    <GalleryPiece title="เลือก">
      <GalleryRow>
        {["ทั้งหมด", "ฝาก", "ถอน"].map((name) => (
          <Chip key={name} pressed={name === kind} onClick={() => setKind(name)}>
            {name}
          </Chip>
        ))}
      </GalleryRow>
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
    </GalleryPiece>
  )
}

export const Notices = () => (
  <GalleryPiece title="แถบแจ้งและข้อความกำกับ">
    <Stack>
      <NoticeBanner
        tone="bad"
        icon={offlineIcon}
        action={
          <Button tone="quiet" small>
            ลองใหม่
          </Button>
        }
      >
        ออฟไลน์อยู่ ยังแทงและทำรายการไม่ได้
      </NoticeBanner>
      <Notice tone="bad">
        เครือข่าย <b>TRON (TRC20)</b> เท่านั้น
      </Notice>
      <Notice>โอนให้ตรงเศษ เงินจะเข้าเอง</Notice>
    </Stack>
  </GalleryPiece>
)
