import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flushMutations } from './support/detached-containers';
import { FakePage, reportConfig } from './support/fake-frame';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('containers', () => {
  it('detaches a container when one of its ancestors is removed', async () => {
    const section = document.createElement('section');
    document.body.append(section);
    const element = page.container();
    section.append(element);
    page.service.embed(element, reportConfig);
    document.body.replaceChildren();
    await flushMutations();
    expect(page.service.getNumberOfComponents()).toBe(0);
  });

  it('keeps the embed when its container is moved', async () => {
    const { element } = await page.loadedReport();
    const section = document.createElement('section');
    document.body.append(section);
    section.append(element);
    await flushMutations();
    expect(page.service.getNumberOfComponents()).toBe(1);
  });

  it('detaches a container that is added to the document after embedding and then removed', async () => {
    const element = document.createElement('div');
    page.service.embed(element, reportConfig);
    document.body.append(document.createElement('p'));
    await flushMutations();
    expect(page.service.getNumberOfComponents()).toBe(1);
    document.body.append(element);
    await flushMutations();
    element.remove();
    await flushMutations();
    expect(page.service.getNumberOfComponents()).toBe(0);
  });

  it('resets the container at the end of a block that declares the embed with `using`', () => {
    const element = page.container();
    {
      using report = page.service.embed(element, reportConfig);
      expect(report.element).toBe(element);
    }
    expect(page.service.getNumberOfComponents()).toBe(0);
    expect(element.childNodes).toHaveLength(0);
  });
});
