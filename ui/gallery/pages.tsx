import { satang } from "@fakham/core/money"
import { useState } from "react"
import { AvatarPicture } from "../parts/avatar/avatar.tsx"
import { Brand } from "../parts/chrome/brand.tsx"
import { type LinkParts, Navigation, WithNavigation } from "../parts/chrome/navigation.tsx"
import { formHeading, formLede, LanguageRow, SheetForm } from "../parts/chrome/sheet-form.tsx"
import { StatusPage } from "../parts/chrome/status-page.tsx"
import { LanguageFace, TopBar } from "../parts/chrome/top-bar.tsx"
import { Button } from "../parts/controls/button.tsx"
import { Menu } from "../parts/controls/menu.tsx"
import { StepIndicator } from "../parts/controls/steps.tsx"
import { Field } from "../parts/fields/field.tsx"
import { chatIcon, userIcon } from "../parts/icons/icon.tsx"
import { gamesIcon, lottoIcon, poyIcon } from "../parts/icons/player-icons.ts"
import { Money, MoneyChip } from "../parts/money/money.tsx"
import { MainSkeleton } from "../parts/notices/skeleton.tsx"
import { DigitConstellation, DigitConstellations } from "../parts/sky/constellations/constellation.tsx"
import { Sky } from "../parts/sky/sky.tsx"
import { type StatusFigure, statusFigures } from "../parts/sky/status-figures.tsx"
import { homeIcon, walletIcon } from "../screens/shell/shell-icons.ts"
import styles from "./gallery.module.css"
import { languages } from "./languages.ts"

export const FormPage = ({ short }: { readonly short: boolean }) => {
  const [chosen, setChosen] = useState("th")
  return (
    <SheetForm
      short={short}
      brand={<Brand name="ฟ้าค่ำ" />}
      topRight={<a href="#register">สมัครสมาชิก</a>}
      figure={<DigitConstellations number={new URLSearchParams(location.search).get("number") ?? "927"} />}
      caption={
        <>
          หวยรัฐบาล 16 พ.ย. 69 สามตัวบน <b>927</b>
        </>
      }
      languages={
        <LanguageRow
          label="ภาษา"
          languages={languages.map((language) => ({ ...language, current: language.lang === chosen }))}
          onChoose={setChosen}
        />
      }
    >
      <StepIndicator step={1} of={2} />
      <h1 className={formHeading}>เข้าสู่ระบบ</h1>
      <p className={formLede}>ใส่ชื่อผู้ใช้ของคุณก่อน</p>
      <Field label="ชื่อผู้ใช้" icon={userIcon} defaultValue="somchai88" hint="ตัวอังกฤษพิมพ์เล็กหรือตัวเลข อย่างน้อย 6 ตัว" />
      <div className={styles.gap}>
        <Button tone="gold" block>
          ถัดไป
        </Button>
      </div>
      <div className={styles.alternatives}>
        <Button tone="outline" small icon={chatIcon}>
          เข้าด้วย LINE
        </Button>
        <Button tone="quiet" small>
          ลืม PIN
        </Button>
      </div>
    </SheetForm>
  )
}

const link = ({ className, children, ...rest }: LinkParts) => (
  <a className={className} href="#here" {...rest}>
    {children}
  </a>
)

const GalleryNavigation = () => (
  <Navigation
    label="เมนูหลัก"
    brand={<Brand name="ฟ้าค่ำ" />}
    items={[
      { key: "home", icon: homeIcon, label: "หน้าแรก", current: true, renderLink: link },
      { key: "lotto", icon: lottoIcon, label: "หวย", renderLink: link },
      { key: "poy", icon: poyIcon, label: "โพย", badge: { count: 3, label: "รอผล 3 โพย" }, renderLink: link },
      { key: "games", icon: gamesIcon, label: "เกม", renderLink: link },
      { key: "wallet", icon: walletIcon, label: "กระเป๋า", renderLink: link },
    ]}
    foot={{ key: "chat", icon: chatIcon, label: "ติดต่อเรา", renderLink: link }}
  />
)

export const MainChrome = () => (
  <WithNavigation navigation={<GalleryNavigation />}>
    <section className={styles.hero}>
      <Sky stars={26} clearAside>
        <div className={styles.figure}>
          <DigitConstellation digit="9" />
        </div>
      </Sky>
      <TopBar brand={<Brand name="ฟ้าค่ำ" />} besideRail>
        <MoneyChip satang={satang(1_248_050)} />
        <Menu
          label="เปลี่ยนภาษา"
          face={<LanguageFace>ไทย</LanguageFace>}
          items={languages.map(({ lang, name }) => ({
            key: lang,
            lang,
            label: name,
            current: lang === "th",
            onSelect: () => {},
          }))}
        />
        <Menu label="บัญชีของฉัน" face={<AvatarPicture name="สมชาย" />} items={[]} />
      </TopBar>
      <div className={styles.balance}>
        <span className="sub">ยอดเงินคงเหลือ</span>
        <p className={styles.amount}>
          <Money satang={satang(1_248_050)} size="xl" counts />
        </p>
      </div>
    </section>
  </WithNavigation>
)

export const SkeletonPage = () => (
  <WithNavigation navigation={<GalleryNavigation />}>
    <MainSkeleton />
  </WithNavigation>
)

const isFigure = (name: string): name is StatusFigure => name in statusFigures

export const StatusPages = ({ figure }: { readonly figure: string }) => (
  <StatusPage
    figure={isFigure(figure) ? figure : "notFound"}
    brand="ฟ้าค่ำ"
    title="ไม่พบหน้านี้"
    actions={
      <>
        <Button tone="gold">กลับหน้าแรก</Button>
        <Button tone="outline">ติดต่อเรา</Button>
        {figure === "somethingWrong" && <Button tone="quiet">กลับหน้าหลัก</Button>}
      </>
    }
  >
    หน้าที่คุณหาอาจถูกย้าย หรือลิงก์พิมพ์ไม่ครบ
  </StatusPage>
)
