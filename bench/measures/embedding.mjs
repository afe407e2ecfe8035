// What embedding costs: the SDK's own code, and in the document beside bare iframes.

/* global window */
const outsideCounts = [1, 100, 500];

async function outside(stage, count) {
  return stage.alternate(['raw', 'ours', 'peer'], stage.rounds(7), async (name) => {
    const bench = await stage.open(name);
    await bench.evaluate((elements) => {
      const { bench: own } = window;
      window.containers = own.outside(elements);
      window.configs = window.containers.map(() => own.config());
    }, count);
    const idle = await bench.cpuOf(() => bench.evaluate(() => new Promise((resolve) => setTimeout(resolve))));
    const ms = await bench.cpuOf(() =>
      bench.evaluate(async () => {
        const { bench: own, containers, configs } = window;
        containers.forEach((element, index) => own.embed(element, configs[index]));
        // what embedding leaves to promises is part of it
        await new Promise((resolve) => setTimeout(resolve));
      }),
    );
    await bench.close();
    return ms - idle;
  });
}

/** Lets everything that the last step has set off come to rest. */
const rest = (bench) => bench.page.waitForTimeout(400);

async function inside(stage, count, rounds) {
  return stage.alternate(['bare', 'raw', 'ours', 'peer'], stage.rounds(rounds), async (name) => {
    const bench = await stage.open(name);
    const ms = await bench.cpuOf(async () => {
      await bench.evaluate(async (elements) => {
        const { bench: own } = window;
        const loaded = own.loaded(elements);
        for (const element of own.inside(elements)) own.embed(element, own.config());
        await loaded;
      }, count);
      await rest(bench);
    });
    await bench.close();
    return ms;
  });
}

async function scan(stage, count) {
  const contestants = ['ours', 'lazy', 'peer'];
  return stage.alternate(contestants, stage.rounds(3), async (name) => {
    const bench = await stage.open(name === 'lazy' ? 'ours' : name);
    const ms = await bench.cpuOf(async () => {
      await bench.evaluate(
        async ([elements, lazy]) => {
          const { bench: own } = window;
          for (const element of own.inside(elements, 400)) {
            element.setAttribute(`${own.attribute}embed-url`, `${own.config().embedUrl}`);
            element.setAttribute(`${own.attribute}access-token`, 'token');
            element.setAttribute(`${own.attribute}type`, 'report');
          }
          if (lazy) window.vitrine.service.lazy = true;
          const loaded = own.loaded(lazy ? 1 : elements);
          own.scan();
          await loaded;
        },
        [count, name === 'lazy'],
      );
      await rest(bench);
    });
    await bench.close();
    return ms;
  });
}

export async function measureEmbedding(stage) {
  const rows = [];
  for (const count of outsideCounts) {
    rows.push({
      id: `embed.outside.${count}`,
      name: `Embed into ${count} element${count === 1 ? '' : 's'} outside the document (the SDK’s own code), CPU`,
      unit: 'ms',
      samples: await outside(stage, count),
      ...(count === 500 && { target: { of: 'ours', per: 'peer', atMost: 0.2 } }),
    });
  }
  for (const [count, rounds] of stage.quick
    ? [
        [1, 2],
        [100, 2],
      ]
    : [
        [1, 7],
        [100, 5],
        [500, 3],
      ]) {
    rows.push({
      id: `embed.inside.${count}`,
      name: `Embed ${count} in the document, host CPU until all have loaded`,
      unit: 'ms',
      samples: await inside(stage, count, rounds),
      ...(count >= 100 && { target: { of: 'ours', per: 'bare', atMost: 1.05 } }),
    });
  }
  return rows;
}

export async function measureScan(stage) {
  const count = stage.quick ? 100 : 500;
  return [
    {
      id: 'scan',
      name: `Scan of ${count} elements, host CPU until quiet`,
      unit: 'ms',
      samples: await scan(stage, count),
      target: { of: 'lazy', per: 'ours', atMost: 0.05 },
    },
  ];
}
