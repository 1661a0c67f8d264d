import { PageBar } from "../parts/chrome/top-bar.tsx"
import { Button } from "../parts/controls/button.tsx"
import { StepIndicator } from "../parts/controls/steps.tsx"
import { Field, Hint } from "../parts/fields/field.tsx"
import { SecretField } from "../parts/fields/secret-field.tsx"
import { checkIcon, Icon, userIcon } from "../parts/icons/icon.tsx"
import { depositIcon } from "../parts/icons/player-icons.ts"
import { Plate } from "../parts/plates/plate.tsx"
import { Moon } from "../parts/sky/moon.tsx"
import { Countdown } from "../parts/time/countdown.tsx"
import { MoonClock } from "../parts/time/moon-clock.tsx"
import styles from "./gallery.module.css"
import { GalleryPiece, GalleryRow, Stack, State } from "./piece.tsx"

const opened = Date.now()

export const Buttons = () => (
  <GalleryPiece title="ปุ่ม">
    <GalleryRow>
      <State name="ปกติ">
        <Button tone="gold">ยืนยันแทง</Button>
      </State>
      <State name="รอง">
        <Button tone="outline">ถอนเงิน</Button>
      </State>
      <State name="เบา">
        <Button tone="quiet">ยกเลิก</Button>
      </State>
    </GalleryRow>
    <GalleryRow>
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
        <Button tone="outline" small icon={depositIcon}>
          ฝาก
        </Button>
      </State>
    </GalleryRow>
  </GalleryPiece>
)

export const Plates = () => (
  <GalleryPiece title="ป้ายเลข">
    <GalleryRow>
      <State name="ปกติ">
        <Plate number="482" size="l" />
      </State>
      <State name="ถูกรางวัล">
        <Plate number="482" size="l" look="win" />
      </State>
      <State name="ไม่ถูก">
        <Plate number="482" size="l" look="dim" />
      </State>
    </GalleryRow>
    <GalleryRow>
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
    </GalleryRow>
  </GalleryPiece>
)

export const Moons = () => (
  <GalleryPiece title="หน้าปัดจันทร์ เวลาแทงที่เหลือ">
    <GalleryRow>
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
    </GalleryRow>
    <div className={`${styles.row} ${styles.clocks}`}>
      <Countdown until={opened + 251_000} now={Date.now} />
      <Countdown until={opened + 48_000} now={Date.now} announced />
      <Countdown until={opened} now={Date.now} />
    </div>
    <GalleryRow>
      <MoonClock from={opened - 10_000} until={opened + 60_000} now={Date.now} />
      <Countdown until={opened + 60_000} now={Date.now} />
      <Countdown until={opened + 7_448_000} now={Date.now} />
      <Countdown until={opened + 872_448_000} now={Date.now} />
    </GalleryRow>
  </GalleryPiece>
)

export const Fields = () => (
  <GalleryPiece title="ช่องกรอก">
    <Stack>
      <PageBar title="เติมเงิน" caption="ยี่กี รอบที่ 42" backLabel="ย้อนกลับ" onBack={() => {}} />
      <StepIndicator step={1} of={2} />
      <Field label="ชื่อผู้ใช้" icon={userIcon} placeholder="ชื่อผู้ใช้" hint="ตัวอังกฤษพิมพ์เล็กหรือตัวเลข อย่างน้อย 6 ตัว" />
      <Field label="เบอร์โทร" numeric defaultValue="081-000-4471" end={<Icon of={checkIcon} size="s" />} />
      <SecretField
        label="PIN"
        defaultValue="Moon#2569x"
        autoComplete="current-password"
        error="ชื่อผู้ใช้หรือ PIN ไม่ถูกต้อง เหลืออีก 3 ครั้ง"
      />
      <Hint bad>เกินวงเงินต่อครั้ง 49,000</Hint>
    </Stack>
  </GalleryPiece>
)
