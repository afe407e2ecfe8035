// Validates a configuration with 1,000 filters.
import { samplesOf } from '../statistics.mjs';

export async function measureValidation(harness) {
  const results = await harness.alternate(['ours', 'reference'], harness.rounds(9), async (name) => {
    const bench = await harness.open(name);
    await bench.evaluate(() => {
      const { models } = window['powerbi-client'] ?? window.vitrine;
      const validate = (window.vitrine ?? models).validateReportLoad;
      const config = { id: 'report', accessToken: 'token', filters: makeFilters(1000) };
      window.validateTimes = (count) => {
        for (let time = 0; time < count; time += 1) {
          if (validate(config) !== undefined) throw new Error('Expected the configuration to be valid.');
        }
      };

      function makeFilters(count) {
        return Array.from({ length: count }, (_, index) =>
          index % 2
            ? {
                $schema: 'http://powerbi.com/product/schema#basic',
                target: { table: 'Staff', column: `Column ${index}` },
                filterType: 1,
                operator: 'In',
                values: ['one', 'two', index],
              }
            : {
                $schema: 'http://powerbi.com/product/schema#advanced',
                target: { table: 'Staff', column: `Column ${index}` },
                filterType: 0,
                logicalOperator: 'And',
                conditions: [
                  { operator: 'GreaterThan', value: index },
                  { operator: 'LessThan', value: index * 2 },
                ],
              },
        );
      }
    });
    const idle = await bench.measureCpu(() => bench.evaluate(() => window.validateTimes(0)));
    const first = (await bench.measureCpu(() => bench.evaluate(() => window.validateTimes(1)))) - idle;
    await bench.evaluate(() => window.validateTimes(30));
    const warm = ((await bench.measureCpu(() => bench.evaluate(() => window.validateTimes(50)))) - idle) / 50;
    await bench.close();
    return { first, warm };
  });
  const samples = (field) => samplesOf(results, field);
  const target = { of: 'ours', per: 'reference', atMost: 1 / 3 };
  const name = 'Validation of a configuration with 1,000 filters';
  return [
    { id: 'validation.first', name: `${name}, first run, CPU`, unit: 'ms', samples: samples('first'), target },
    { id: 'validation.warm', name: `${name}, after 30 runs, CPU`, unit: 'ms', samples: samples('warm'), target },
  ];
}
