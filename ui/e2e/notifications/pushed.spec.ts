import { comeLoggedIn } from "../identity/login-page.ts"
import { comesUnderWorker } from "../loading/under-worker.ts"
import { callOperator } from "../testing/call.ts"
import { expect, nipa, test } from "../testing/fixtures.ts"

test.use({ serviceWorkers: "allow" })

// A push service of the Internet is out of reach: what the operator has sent, signed and encrypted, to one on this machine
// is handed to the worker by the browser's own tools.
test("what the operator pushes is shown by the browser, in the player's language, with a page to open", {
  tag: ["@full", "@soak"],
}, async ({ page, context, site }) => {
  await context.grantPermissions(["notifications"], { origin: site.origin })
  await page.clock.install()
  await comeLoggedIn(page, nipa)
  await page.goto("/main")
  expect(await page.evaluate(() => Notification.permission)).toBe("granted")
  await comesUnderWorker(page)
  const device = `shown-${test.info().testId}-${test.info().retry}`
  await callOperator(page, "POST", "/api/fcm-tokens.save", { fcmToken: site.push.subscribe(device), locale: "th" })
  const betId = "yeekee-2026-11-20-40"
  const poy = [{ option: "teng_bon_3", number: "123", price: 1, multiply: 850 }]
  const slip = await callOperator<{ readonly id: string }>(page, "POST", "/poy-api/lotteries.yeekee.create", {
    betId,
    poy,
  })
  await site.endRound(betId, "void")
  const [pushed] = await site.push.messages(1, device)
  expect(pushed?.vapid?.claims).toMatchObject({ aud: site.push.origin })

  const tools = await context.newCDPSession(page)
  const isRegistered = new Promise<string>((resolve) =>
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    }),
  )
  await tools.send("ServiceWorker.enable")
  const registrationId = await isRegistered
  await tools.send("ServiceWorker.deliverPushMessage", {
    origin: site.origin,
    registrationId,
    data: pushed?.text ?? "",
  })
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, lang, data }) => ({
        title,
        body,
        lang,
        data,
      })),
    )
  await expect.poll(shown).toEqual([
    {
      title: "คืนเงินโพย ยี่กี รอบที่ 40",
      body: "รอบนี้ไม่ออกผล คืนเต็มจำนวน +1.00 บาท",
      lang: "th",
      data: `/poy/yeekee/${slip.id}`,
    },
  ])
})
