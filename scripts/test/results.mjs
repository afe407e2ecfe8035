// Reads the JSON reports of Vitest and Playwright: test counts and the titles of failed tests.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

function readVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName.trim());
    if (failed.length === 0 && status === 'failed') failed.push(message.split('\n')[0]);
    return failed.map((title) => `${relative('.', name)}: ${title}`);
  });
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, failures };
}

const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

function readPlaywright({ stats: { expected, flaky, unexpected, skipped }, suites }) {
  const failures = suites
    .flatMap(listSpecs)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, title }) => `test/${file}: ${title}`);
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

/** Returns the counts in a runner's report, or zeros if there is no report. */
export function readReport(report) {
  if (!report || !existsSync(report)) return none;
  const result = JSON.parse(readFileSync(report, 'utf8'));
  return result.stats ? readPlaywright(result) : readVitest(result);
}

/** Returns aligned lines with the name, state, duration and test count of each gate. */
export function formatTable(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, state, tests, seconds }) => {
    const counted = tests > 0 ? `${tests} tests` : '';
    return `${name.padEnd(width)}  ${state.padEnd(7)} ${seconds.toFixed(1).padStart(7)} s  ${counted}`.trimEnd();
  });
}
