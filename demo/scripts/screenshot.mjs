// Takes the KPI report screenshot for the documentation. Start the app with `npm start` first.
//   node demo/scripts/screenshot.mjs [origin, default http://localhost:5173]
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';

const [origin = 'http://localhost:5173'] = process.argv.slice(2);
const executablePath = await findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });
// the complete 4:3 report, and nothing below it
const page = await browser.newPage({
  baseURL: origin,
  viewport: { width: 1280, height: 908 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await page.goto('/IYG-US/KPIReport');
await page.getByLabel('Email').fill('corporate@iyg.example');
await page.getByLabel('Password', { exact: true }).fill('Corporate-2026');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.locator('iframe').waitFor();
await page.locator('iframe').contentFrame().locator('[data-visual="team-sizes"] svg:not(.icon)').first().waitFor();
// waits until the chart animations have finished
await page.waitForTimeout(1500);
const png = await page.screenshot();

// WebP, because the package contains the image, and a PNG would be twice as large
const converter = await browser.newPage();
const webp = await converter.evaluate(
  async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.6);
  },
  `data:image/png;base64,${png.toString('base64')}`,
);
writeFileSync('docs/images/kpi-report.webp', Buffer.from(webp.split(',')[1], 'base64'));
await browser.close();
