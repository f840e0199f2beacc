// axe-core on home and on a table: node dev/axe.mjs URL
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  bypassCSP: true,
  reducedMotion: 'reduce',
});
const page = await context.newPage();
async function look(name) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme);
    await page.waitForTimeout(400);
    await page.evaluate(axe);
    const found = await page.evaluate(() => window.axe.run());
    for (const each of found.violations)
      console.log(
        name,
        theme,
        each.id,
        each.nodes.length,
        each.nodes.map((node) => node.html.slice(0, 110)).slice(0, 4),
      );
  }
}
await page.goto(process.argv[2] ?? 'http://127.0.0.1:8670');
await page.waitForSelector('.poster');
await look('home');
await page.click('.quick .btn.primary');
await page.waitForSelector('.bin.legal');
await look('table');
await page.keyboard.press('l');
await look('options');
await page.setViewportSize({ width: 390, height: 844 });
await page.keyboard.press('l');
await look('phone');
await browser.close();
