import { useState } from "react"
import { Avatar } from "../parts/chrome/avatar.tsx"
import { LanguageFace } from "../parts/chrome/top-bar.tsx"
import { Button } from "../parts/controls/button.tsx"
import * as icons from "../parts/controls/icon.tsx"
import { IconButton } from "../parts/controls/icon-button.tsx"
import { Menu } from "../parts/controls/menu.tsx"
import * as playerIcons from "../parts/controls/player-icons.ts"
import { Sheet } from "../parts/controls/sheet.tsx"
import { Skeleton, SkeletonRow } from "../parts/notices/skeleton.tsx"
import { languages } from "./languages.ts"
import { Piece, Row, Stack } from "./piece.tsx"

export const Languages = () => {
  const [chosen, setChosen] = useState("th")
  const items = languages.map(({ lang, name }) => ({
    key: lang,
    lang,
    label: name,
    current: lang === chosen,
    onSelect: () => setChosen(lang),
  }))
  return (
    <Piece title="ภาษา">
      <Row>
        <span className="grow" />
        <Menu
          label="เปลี่ยนภาษา"
          face={<LanguageFace>{languages.find(({ lang }) => lang === chosen)?.name}</LanguageFace>}
          items={items}
        />
        <Menu
          label="บัญชีของฉัน"
          face={<Avatar name="สมชาย" />}
          items={[
            { key: "profile", icon: icons.user, label: "บัญชีของฉัน", onSelect: () => {} },
            { key: "out", icon: playerIcons.logout, label: "ออกจากระบบ", onSelect: () => {} },
          ]}
        />
        <Avatar name="ฟ้า" large />
      </Row>
    </Piece>
  )
}

export const Icons = () => (
  <Piece title="ไอคอน">
    <Row>
      {[...Object.entries(icons), ...Object.entries(playerIcons)].map(
        ([name, shape]) => typeof shape === "string" && <icons.Icon key={name} of={shape} />,
      )}
    </Row>
    <Row>
      <IconButton icon={playerIcons.eye} label="ซ่อนยอดเงิน" />
      <IconButton icon={playerIcons.refresh} label="โหลดใหม่" small />
    </Row>
  </Piece>
)

export const Skeletons = () => (
  <Piece title="โครงรอโหลด">
    <Stack>
      <SkeletonRow />
      <Skeleton shape="title" />
      <Skeleton shape="button" />
    </Stack>
  </Piece>
)

export const Sheets = () => {
  const [kind, setKind] = useState<"panel" | "auto">()
  const leave = () => setKind(undefined)
  return (
    <>
      <Piece title="แผ่น">
        <Row>
          <Button tone="outline" onClick={() => setKind("panel")}>
            panel
          </Button>
          <Button tone="outline" onClick={() => setKind("auto")}>
            auto
          </Button>
        </Row>
      </Piece>
      {kind !== undefined && (
        <Sheet
          title="โพยของคุณ"
          caption="ยี่กี รอบที่ 42"
          kind={kind}
          onClose={leave}
          foot={
            <Button tone="gold" block onClick={leave}>
              ยืนยันแทง
            </Button>
          }
        >
          {Array.from({ length: kind === "panel" ? 16 : 2 }, (_, row) => (
            <SkeletonRow key={row} />
          ))}
        </Sheet>
      )}
    </>
  )
}
