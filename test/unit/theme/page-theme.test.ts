import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeToPageTheme, themeFromPage, type CustomTheme } from '../../../src';

let container: HTMLElement;

beforeEach(() => {
  document.body.style.cssText = 'background-color: rgb(250, 250, 250); color: rgb(10, 20, 30); font-family: Inter';
  document.body.innerHTML = '<section><div id="container"></div></section>';
  container = document.getElementById('container')!;
});

afterEach(() => {
  document.body.removeAttribute('style');
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('style');
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('themeFromPage', () => {
  it('derives the background, text color and font from the computed styles around the element', () => {
    expect(themeFromPage(container).themeJson).toMatchObject({
      background: '#ffffff',
      foreground: '#0a141e',
      textClasses: { label: { fontFace: 'Inter', color: '#0a141e' } },
      visualStyles: { page: { '*': { background: [{ color: { solid: { color: '#fafafa' } } }] } } },
    });
  });

  it('derives a lighter background for visuals on a dark page', () => {
    document.body.style.backgroundColor = 'rgb(20, 20, 20)';
    const { themeJson } = themeFromPage(container);
    expect(themeJson.background).toBe('#202020');
  });

  it('blends translucent backgrounds', () => {
    container.parentElement!.style.backgroundColor = 'rgba(0, 0, 0, 0.5)';
    expect(JSON.stringify(themeFromPage(container).themeJson.visualStyles)).toContain('#7d7d7d');
  });

  it("prefers custom properties, and lists the page's data colors first", () => {
    for (const [name, value] of Object.entries({
      background: 'rgb(1, 1, 1)',
      surface: 'rgb(2, 2, 2)',
      foreground: 'rgb(3, 3, 3)',
      accent: 'rgb(4, 4, 4)',
      'data-1': 'rgb(5, 5, 5)',
      'data-2': 'rgb(6, 6, 6)',
      'font-family': 'Lora',
    }))
      container.style.setProperty(`--vitrine-${name}`, value);
    const { themeJson } = themeFromPage(container);
    expect(themeJson).toMatchObject({
      background: '#020202',
      foreground: '#030303',
      tableAccent: '#040404',
      textClasses: { title: { fontFace: 'Lora' } },
      visualStyles: { page: { '*': { outspace: [{ color: { solid: { color: '#010101' } } }] } } },
    });
    expect((themeJson.dataColors as string[]).slice(0, 3)).toEqual(['#050505', '#060606', '#040404']);
    expect(new Set(themeJson.dataColors as string[]).size).toBe((themeJson.dataColors as string[]).length);
  });

  it('sets the corner radius of visuals only if the page sets one', () => {
    const visuals = () => (themeFromPage(container).themeJson.visualStyles as { '*': { '*': object } })['*']['*'];
    expect(visuals()).not.toHaveProperty('border');
    container.style.setProperty('--vitrine-radius', '12px');
    expect(visuals()).toMatchObject({ border: [{ show: true, radius: 12 }] });
  });

  it.each([
    ['rgb(37, 99, 235)', ['#2563eb', '#d97824', '#279680', '#8062a8', '#a8445a', '#7297b5']],
    ['rgb(29, 78, 137)', ['#1d4e89', '#d97824', '#279680', '#8062a8', '#a8445a', '#2f63e1', '#7297b5']],
    ['rgb(127, 181, 255)', ['#7fb5ff', '#d97824', '#279680', '#8062a8', '#a8445a', '#2f63e1', '#7297b5']],
  ])(
    'omits default data colors that are close to the accent %s, and puts those with a similar hue last',
    (accent, expected) => {
      container.style.setProperty('--vitrine-accent', accent);
      const { dataColors } = themeFromPage(container).themeJson;
      expect(dataColors).toEqual(expected);
    },
  );

  it('lightens the default data colors on dark pages, but not the colors that the page sets', () => {
    document.body.style.backgroundColor = 'rgb(20, 20, 20)';
    container.style.setProperty('--vitrine-accent', 'rgb(29, 78, 137)');
    const [accent, ...others] = themeFromPage(container).themeJson.dataColors as string[];
    expect(accent).toBe('#1d4e89');
    expect(others.slice(0, 4)).toEqual(['#e19350', '#52ab99', '#9981b9', '#b9697b']);
  });

  it('leaves no nodes in the element', () => {
    themeFromPage(container);
    expect(container.childNodes).toHaveLength(0);
  });
});

describe('subscribeToPageTheme', () => {
  it.each([
    ['the element', () => container],
    ['an enclosing element', () => container.parentElement!],
    ['the root element', () => document.documentElement],
  ])('calls the listener after an attribute of %s changes', async (_, target) => {
    const listener = vi.fn<(theme: CustomTheme) => void>();
    document.body.style.color = '';
    const unsubscribe = subscribeToPageTheme(container, listener);
    target().style.color = 'rgb(9, 9, 9)';
    await settle();
    expect(listener).toHaveBeenCalledOnce();
    expect(listener.mock.calls[0]![0].themeJson.foreground).toBe('#090909');
    unsubscribe();
  });

  it('ignores changes that do not affect the theme', async () => {
    const listener = vi.fn();
    const unsubscribe = subscribeToPageTheme(container, listener);
    document.body.dataset.scroll = 'locked';
    await settle();
    expect(listener).not.toHaveBeenCalled();
    unsubscribe();
    delete document.body.dataset.scroll;
  });

  it('calls the listener after color transitions of ancestors, but not after other transitions', () => {
    const listener = vi.fn();
    const sibling = document.body.appendChild(document.createElement('p'));
    const style = document.body.appendChild(document.createElement('style'));
    const unsubscribe = subscribeToPageTheme(container, listener);
    // Style sheets outside the head are not observed.
    style.textContent = '#container { color: rgb(7, 7, 7) }';
    sibling.dispatchEvent(new Event('transitionend', { bubbles: true }));
    expect(listener).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('transitionend', { bubbles: true }));
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
  });

  it('does not call a removed listener, or any listener while the element is not in the document', async () => {
    const listener = vi.fn();
    const unsubscribe = subscribeToPageTheme(container, listener);
    container.remove();
    document.documentElement.style.color = 'rgb(1, 1, 1)';
    await settle();
    unsubscribe();
    document.body.append(container);
    container.style.color = 'rgb(2, 2, 2)';
    document.body.dispatchEvent(new Event('transitionend', { bubbles: true }));
    await settle();
    expect(listener).not.toHaveBeenCalled();
  });

  it('removes all listeners and observers on unsubscribe', () => {
    const targets = [document, document.head];
    const signals: AbortSignal[] = [];
    for (const target of targets)
      vi.spyOn(target, 'addEventListener').mockImplementation((_, __, options) => {
        signals.push((options as AddEventListenerOptions).signal!);
      });
    const query = matchMedia('(prefers-color-scheme: dark)');
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query);
    vi.spyOn(query, 'addEventListener').mockImplementation((...[, , options]) => {
      signals.push((options as AddEventListenerOptions).signal!);
    });
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    subscribeToPageTheme(container, () => undefined)();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(disconnect).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
