import { useState } from "react"
import { AvatarPicture } from "../parts/avatar/avatar.tsx"
import { LanguageFace } from "../parts/chrome/top-bar.tsx"
import { Button } from "../parts/controls/button.tsx"
import { IconButton } from "../parts/controls/icon-button.tsx"
import { Menu } from "../parts/controls/menu.tsx"
import * as icons from "../parts/icons/icon.tsx"
import * as playerIcons from "../parts/icons/player-icons.ts"
import { Skeleton, SkeletonRow } from "../parts/notices/skeleton.tsx"
import { Sheet } from "../parts/sheets/sheet.tsx"
import { languages } from "./languages.ts"
import { GalleryPiece, GalleryRow, Stack } from "./piece.tsx"

export const GalleryLanguages = () => {
  const [chosen, setChosen] = useState("th")
  const items = languages.map(({ lang, name }) => ({
    key: lang,
    lang,
    label: name,
    current: lang === chosen,
    onSelect: () => setChosen(lang),
  }))
  return (
    <GalleryPiece title="ภาษา">
      <GalleryRow>
        <span className="grow" />
        <Menu
          label="เปลี่ยนภาษา"
          face={<LanguageFace>{languages.find(({ lang }) => lang === chosen)?.name}</LanguageFace>}
          items={items}
        />
        <Menu
          label="บัญชีของฉัน"
          face={<AvatarPicture name="สมชาย" />}
          items={[
            { key: "profile", icon: icons.userIcon, label: "บัญชีของฉัน", onSelect: () => {} },
            { key: "out", icon: playerIcons.logoutIcon, label: "ออกจากระบบ", onSelect: () => {} },
          ]}
        />
        <AvatarPicture name="ฟ้า" large />
      </GalleryRow>
    </GalleryPiece>
  )
}

export const Icons = () => (
  <GalleryPiece title="ไอคอน">
    <GalleryRow>
      {[...Object.entries(icons), ...Object.entries(playerIcons)].map(
        ([name, shape]) => typeof shape === "string" && <icons.Icon key={name} of={shape} />,
      )}
    </GalleryRow>
    <GalleryRow>
      <IconButton icon={playerIcons.eyeIcon} label="ซ่อนยอดเงิน" />
      <IconButton icon={playerIcons.refreshIcon} label="โหลดใหม่" small />
    </GalleryRow>
  </GalleryPiece>
)

export const Skeletons = () => (
  <GalleryPiece title="โครงรอโหลด">
    <Stack>
      <SkeletonRow />
      <Skeleton shape="title" />
      <Skeleton shape="button" />
    </Stack>
  </GalleryPiece>
)

export const Sheets = () => {
  const [kind, setKind] = useState<"panel" | "auto">()
  const leave = () => setKind(undefined)
  return (
    <>
      <GalleryPiece title="แผ่น">
        <GalleryRow>
          <Button tone="outline" onClick={() => setKind("panel")}>
            panel
          </Button>
          <Button tone="outline" onClick={() => setKind("auto")}>
            auto
          </Button>
        </GalleryRow>
      </GalleryPiece>
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
