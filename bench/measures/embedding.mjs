// Cost of embedding: the SDK code alone, and in the document compared with bare iframes.

const outsideCounts = [1, 100, 500];

/** Numbers of embeds in the document, each with its number of rounds. */
const insideRounds = [
  [1, 7],
  [100, 5],
  [500, 3],
];

/** Opens a page with elements in a document without a window, and configurations for `embedOutside`. */
export async function openOutside(harness, name, count, options) {
  const bench = await harness.open(name, options);
  await bench.evaluate((elements) => {
    const { bench: pageBench } = window;
    window.containers = pageBench.createDetachedElements(elements);
    window.configs = window.containers.map(() => pageBench.config());
  }, count);
  return bench;
}

/** Runs in the page: embeds content into all elements, including the work that embedding defers to promises. */
export const embedOutside = async () => {
  const { bench: pageBench, containers, configs } = window;
  containers.forEach((element, index) => pageBench.embed(element, configs[index]));
  await new Promise((resolve) => setTimeout(resolve));
};

/**
 * Measures embedding outside the document. The contestant `again` is the lower bound for `ours`: a report has already been embedded,
 * so all functions are compiled. Compilation takes most of the first embed's time.
 */
async function measureOutside(harness, count) {
  return harness.alternate(['raw', 'ours', 'reference', 'again'], harness.rounds(7), async (name) => {
    const bench = await openOutside(harness, name === 'again' ? 'ours' : name, count);
    if (name === 'again') {
      await bench.evaluate(() => window.bench.embed(window.bench.createDetachedElements(1)[0], window.bench.config()));
    }
    const idle = await bench.measureCpu(() => bench.evaluate(() => new Promise((resolve) => setTimeout(resolve))));
    const ms = await bench.measureCpu(() => bench.evaluate(embedOutside));
    await bench.close();
    return ms - idle;
  });
}

/** Waits until the page is idle. */
const settle = (bench) => bench.page.waitForTimeout(400);

async function measureInside(harness, count, rounds) {
  return harness.alternate(['bare', 'raw', 'ours', 'reference'], harness.rounds(rounds), async (name) => {
    const bench = await harness.open(name);
    const ms = await bench.measureCpu(async () => {
      await bench.evaluate(async (elements) => {
        const { bench: pageBench } = window;
        const loaded = pageBench.waitForLoads(elements);
        for (const element of pageBench.addElements(elements)) pageBench.embed(element, pageBench.config());
        await loaded;
      }, count);
      await settle(bench);
    });
    await bench.close();
    return ms;
  });
}

async function measureScanning(harness, count) {
  const contestants = ['ours', 'lazy', 'reference'];
  return harness.alternate(contestants, harness.rounds(3), async (name) => {
    const bench = await harness.open(name === 'lazy' ? 'ours' : name);
    const ms = await bench.measureCpu(async () => {
      await bench.evaluate(
        async ([elements, lazy]) => {
          const { bench: pageBench } = window;
          for (const element of pageBench.addElements(elements, 400)) {
            element.setAttribute(`${pageBench.attribute}embed-url`, `${pageBench.config().embedUrl}`);
            element.setAttribute(`${pageBench.attribute}access-token`, 'token');
            element.setAttribute(`${pageBench.attribute}type`, 'report');
          }
          if (lazy) window.vitrine.service.lazy = true;
          const loaded = pageBench.waitForLoads(lazy ? 1 : elements);
          pageBench.scan();
          await loaded;
        },
        [count, name === 'lazy'],
      );
      await settle(bench);
    });
    await bench.close();
    return ms;
  });
}

export async function measureEmbedding(harness) {
  const rows = [];
  for (const count of outsideCounts) {
    rows.push({
      id: `embed.outside.${count}`,
      name: `Embed ${count} outside the document (SDK code only), CPU`,
      unit: 'ms',
      samples: await measureOutside(harness, count),
      ...(count !== 100 && { target: { of: 'ours', per: 'reference', atMost: 0.5 } }),
    });
  }
  for (const [count, rounds] of harness.quick ? insideRounds.slice(0, 2) : insideRounds) {
    rows.push({
      id: `embed.inside.${count}`,
      name: `Embed ${count} in the document, host CPU until all have loaded`,
      unit: 'ms',
      samples: await measureInside(harness, count, rounds),
      ...(count >= 100 && { target: { of: 'ours', per: 'bare', atMost: 1.05 } }),
    });
  }
  return rows;
}

export async function measureScan(harness) {
  const count = harness.quick ? 100 : 500;
  return [
    {
      id: 'scan',
      name: `Scan of ${count} elements, host CPU until idle`,
      unit: 'ms',
      samples: await measureScanning(harness, count),
      target: { of: 'lazy', per: 'ours', atMost: 0.05 },
    },
  ];
}
