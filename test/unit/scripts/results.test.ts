import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { formatTable, readReport } from '../../../scripts/test/results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-results-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function read(report: unknown) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return readReport(path);
}

it('counts the tests in a Vitest report and lists the failed ones', () => {
  const report = {
    ...{ numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 },
    testResults: [
      {
        name: resolve('test/unit/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'works' },
          { status: 'failed', fullName: ' group fails' },
        ],
      },
      { name: resolve('test/unit/b.test.ts'), status: 'failed', message: 'SyntaxError\n at b', assertionResults: [] },
    ],
  };
  expect(read(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    failures: ['test/unit/a.test.ts: group fails', 'test/unit/b.test.ts: SyntaxError'],
  });
});

it('counts the tests in a Playwright report and lists the failed and flaky ones', () => {
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [{ file: 'e2e/a.test.ts', title: 'fails', tests: [{ status: 'unexpected' }] }],
        suites: [
          {
            specs: [
              { file: 'e2e/a.test.ts', title: 'is flaky', tests: [{ status: 'flaky' }] },
              { file: 'e2e/a.test.ts', title: 'works', tests: [{ status: 'expected' }] },
            ],
          },
        ],
      },
    ],
  };
  expect(read(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
    failures: ['test/e2e/a.test.ts: fails', 'test/e2e/a.test.ts: is flaky'],
  });
});

it('returns zero counts if the report does not exist', () => {
  expect(readReport(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] });
});

it('aligns the gate summary columns', () => {
  const rows = [
    { name: 'build', state: 'passed', tests: 0, seconds: 20.04 },
    { name: 'unit', state: 'FAILED', tests: 12, seconds: 5 },
  ];
  expect(formatTable(rows)).toEqual(['build  passed     20.0 s', 'unit   FAILED      5.0 s  12 tests']);
});
