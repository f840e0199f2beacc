// Plays a game of Harbour in a browser, with screenshots of its moments: node dev/drive.mjs URL FOLDER
// HOW=click (default), keys or drag; LANG_=en|de|fr; BOTS=1|2|3.
import { chromium } from 'playwright-core';

const [url = 'http://127.0.0.1:8670', folder = '/tmp/web2shots'] = process.argv.slice(2);
const how = process.env.HOW ?? 'click';
const lang = process.env.LANG_ ?? 'en';
const until = Date.now() + 1000 * Number(process.env.SECONDS ?? 120);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
  locale: lang,
});
const page = await context.newPage();
const problems = new Set();
page.on(
  'console',
  (message) => ['error', 'warning'].includes(message.type()) && problems.add(message.text()),
);
page.on('pageerror', (error) => problems.add(String(error.stack)));
const taken = new Set();

async function shoot(name, sizes = { desktop: [1440, 900], phone: [390, 844] }) {
  if (taken.has(name)) return;
  taken.add(name);
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme);
      await page.waitForTimeout(200);
      await page.screenshot({ path: `${folder}/${name}-${lang}-${size}-${theme}.png` });
    }
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  await page.setViewportSize({ width: 1440, height: 900 });
}

await page.goto(url);
await page.waitForSelector('.poster');
if (process.env.BOTS)
  await page.locator('.quick .seg').first().locator('button', { hasText: process.env.BOTS }).click();
await page.click('.quick .btn.primary');
await page.waitForSelector('.hb', { timeout: 20000 });
console.log(page.url());
const legal = (what) => page.locator(`.target.legal[data-target^="${what}"]`);
let decisions = 0;
let kinds = {};
while (Date.now() < until) {
  await page.waitForTimeout(60);
  if (
    (await page.locator('.p-ctl .ibtn[disabled]').count()) &&
    (await page.locator('.prompt.wait').count())
  ) {
    const button = page.locator('.p-opts .btn');
    if (await button.count()) {
      if (await page.locator('.p-opts .btn.primary').count()) {
        await shoot('over');
        break;
      }
      await button
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined);
    }
    continue;
  }
  if (!(await page.locator('.prompt:not(.wait)').count())) continue;
  decisions += 1;
  const can = await page.evaluate(
    () =>
      [...document.querySelectorAll('.square')].filter(
        (each) => !each.textContent.match(/short|fehlen|manque/),
      ).length,
  );
  const press = async (where) => {
    if (how === 'keys') {
      await where.focus();
      await page.keyboard.press('Enter');
    } else await where.click({ timeout: 1500, position: { x: 12, y: 12 } });
  };
  const act = async () => {
    if (await page.locator('.stepper .btn').count()) {
      await shoot('stepper');
      return press(page.locator('.stepper .btn'));
    }
    if (await page.locator('.menu button').count()) {
      await shoot('menu');
      return press(page.locator('.menu button').first());
    }
    if ((await page.locator('.p-opts .btn.primary').count()) && (await page.locator('.selected').count())) {
      if (await page.locator('.sq.selected').count()) await shoot('ship');
      return press(page.locator('.p-opts .btn.primary').first());
    }
    if (await page.locator('.bcard.legal [fill="var(--good)"]').count()) {
      await shoot('buy');
      return press(page.locator('.bcard.legal').last());
    }
    if (await legal('market:').count()) return press(legal('market:').last());
    if (await legal('supply:').count()) {
      kinds.supply = 1;
      const best = legal('supply:').nth((decisions >> 2) % (await legal('supply:').count()));
      return press(best);
    }
    if (await legal('home:').count()) {
      await shoot('go');
      const mine = page.locator('.mine .target.legal[data-target^="home:"]');
      const other = page.locator('.centre .bcard.legal');
      const to = (await mine.count()) ? mine : other.first();
      if (how === 'drag' && (await page.locator('.pawn.legal').count())) {
        kinds.drag = (kinds.drag ?? 0) + 1;
        return page.locator('.pawn.legal').first().dragTo(to);
      }
      return press(to);
    }
    const buttons = page.locator('.p-opts .btn');
    if (await buttons.count()) return press(can > 0 ? buttons.last() : buttons.first());
    const any = page.locator('.target.legal:not(.pawn)');
    if (await any.count()) return press(any.first());
  };
  await act().catch((error) => {
    kinds[String(error).slice(0, 160)] = decisions;
  });
}
await page.waitForTimeout(600);
await shoot('last');
console.log({
  decisions,
  kinds,
  title: await page.locator('.p-text h1').innerText(),
  scores: await page.locator('.pp-s b').allInnerTexts(),
});
console.log('problems', [...problems]);
await browser.close();
