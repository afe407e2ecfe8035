import { expect, test } from './support/fixtures';

interface Colors {
  background: string;
  foreground: string;
  tableAccent: string;
  canvas: string;
}

interface Theme extends Omit<Colors, 'canvas'> {
  visualStyles: { page: { '*': { background: [{ color: { solid: { color: string } } }] } } };
}

const styles = `<style>
  :root { color-scheme: light dark; --brand: oklch(0.6 0.2 30); --vitrine-surface: light-dark(#ffffff, hsl(220 10% 20%)); --vitrine-accent: var(--brand); }
  body { background-color: light-dark(#fafafa, #101010); color: light-dark(rebeccapurple, oklab(1 0 0)); transition: color 50ms; }
</style>`;

test("the page theme resolves every kind of color and follows the system's color scheme", async ({
  page,
  servers: { host },
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(
    host.page(
      '/page-theme',
      `${styles}<body><div id="report"></div><script type="module">
        import { subscribeToPageTheme, themeFromPage } from '/dist/index.mjs';
        const element = document.getElementById('report');
        window.theme = themeFromPage(element);
        subscribeToPageTheme(element, (theme) => (window.theme = theme));
      </script>`,
    ),
  );
  const colors = () =>
    page.evaluate((): Colors | undefined => {
      const { theme } = window as unknown as { theme?: { themeJson: Theme } };
      if (!theme) return undefined;
      const { background, foreground, tableAccent, visualStyles } = theme.themeJson;
      const canvas = visualStyles.page['*'].background[0].color.solid.color;
      return { background, foreground, tableAccent, canvas };
    });
  await expect
    .poll(colors)
    .toEqual({ background: '#ffffff', foreground: '#663399', tableAccent: '#de3e2d', canvas: '#fafafa' });
  await page.emulateMedia({ colorScheme: 'dark' });
  // the text color reaches its final value only after its transition
  await expect
    .poll(colors)
    .toEqual({ background: '#2e3138', foreground: '#ffffff', tableAccent: '#de3e2d', canvas: '#101010' });
});
