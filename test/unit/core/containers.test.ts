import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakePage, reportConfig } from './support/fake-frame';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => {
  document.body.replaceChildren();
});

/** Lets mutation observers run. */
const changes = () => new Promise((resolve) => setTimeout(resolve));

describe('a container', () => {
  it('that somebody else removes is reset: calls end, nothing listens', async () => {
    const { element, report, frame } = await page.loadedReport();
    frame.answer = () => undefined;
    const call = expect(report.getZoom()).rejects.toMatchObject({ code: 'disposed' });
    element.remove();
    await call;
    expect(page.service.getNumberOfComponents()).toBe(0);
    expect(page.window.listenerCount).toBe(0);
  });

  it('is reset with a part of the page that holds it', async () => {
    const section = document.createElement('section');
    document.body.append(section);
    const element = page.container();
    section.append(element);
    page.service.embed(element, reportConfig);
    document.body.replaceChildren();
    await changes();
    expect(page.service.getNumberOfComponents()).toBe(0);
  });

  it('that is only moved stays', async () => {
    const { element } = await page.loadedReport();
    const section = document.createElement('section');
    document.body.append(section);
    section.append(element);
    await changes();
    expect(page.service.getNumberOfComponents()).toBe(1);
  });

  it('may come into the page after it was embedded into', async () => {
    const element = document.createElement('div');
    page.service.embed(element, reportConfig);
    document.body.append(document.createElement('p'));
    await changes();
    expect(page.service.getNumberOfComponents()).toBe(1);
    document.body.append(element);
    await changes();
    element.remove();
    await changes();
    expect(page.service.getNumberOfComponents()).toBe(0);
  });

  it('is reset as the block ends that uses its embed', () => {
    const element = page.container();
    {
      using report = page.service.embed(element, reportConfig);
      expect(report.element).toBe(element);
    }
    expect(page.service.getNumberOfComponents()).toBe(0);
    expect(element.childNodes).toHaveLength(0);
  });
});
