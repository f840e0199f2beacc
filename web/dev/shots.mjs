// Screenshots of the page at a running server: node dev/shots.mjs URL FOLDER
import { chromium } from 'playwright-core';

const [url = 'http://127.0.0.1:8670', folder = '/tmp/web2shots'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const problems = [];
const sizes = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] };
let link = '';
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
  locale: 'en-GB',
});
const page = await context.newPage();
page.on(
  'console',
  (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()),
);
page.on('pageerror', (error) => problems.push(String(error.stack)));

const shoot = async (name, which = Object.keys(sizes)) => {
  for (const size of which) {
    const [width, height] = sizes[size];
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark']) {
      if (size !== 'desktop' && theme === 'dark' && !process.env.ALL) continue;
      await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme);
      await page.waitForTimeout(250);
      await page.screenshot({
        path: `${folder}/${name}-${size}-${theme}.png`,
        fullPage: size !== 'desktop' && Boolean(process.env.FULL),
      });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

await page.goto(url);
await page.waitForSelector('.poster');
await page.waitForTimeout(400);
await shoot('home', ['desktop', 'phone']);
await page.click('.quick .btn.primary');
await page.waitForSelector('.hb', { timeout: 20000 });
link = page.url();
console.log(link);
// play by clicking what glows until the wanted moment
const wanted = process.env.UNTIL ?? '';
let shot = 0;
for (let i = 0; i < Number(process.env.MOVES ?? 60); i += 1) {
  await page.waitForTimeout(500);
  const skip = page.locator('.p-opts .btn', { hasText: 'Skip' });
  if (await skip.count()) await skip.click().catch(() => undefined);
  const title = await page.locator('.p-text h1').innerText();
  if (title.includes('game is over')) {
    await shoot('over', ['desktop']);
    break;
  }
  const legal = page.locator('.sheet .target.legal:not(.pawn)');
  const buttons = page.locator('.p-opts .btn.primary');
  if (i === 0) await shoot('start');
  if (wanted && title.includes(wanted) && shot < 1) {
    shot += 1;
    if (await legal.count()) await legal.first().click();
    await page.waitForTimeout(300);
    await shoot('wanted');
  }
  if (await buttons.count())
    await buttons
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  else if (await page.locator('.stepper .btn').count()) {
    if (!shot) await shoot('stepper', ['desktop', 'phone']);
    await page.locator('.stepper .btn').click();
  } else if (await page.locator('.menu button').count()) {
    await shoot('menu', ['desktop']);
    await page.locator('.menu button').first().click();
  } else if (await legal.count())
    await legal
      .nth(Math.floor(Math.random() * (await legal.count())))
      .click({ timeout: 2000 })
      .catch(() => undefined);
  else if (await page.locator('.p-opts .btn').count())
    await page
      .locator('.p-opts .btn')
      .last()
      .click({ timeout: 2000 })
      .catch(() => undefined);
}
await page.waitForTimeout(1500);
await shoot('table');
console.log('problems', [...new Set(problems)].slice(0, 12));
await browser.close();
