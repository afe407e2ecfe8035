import { afterAll, beforeAll, it } from 'vitest';
import { buildIfStale } from '../../scripts/build-if-stale.mjs';
import { accounts, getPassword } from '../e2e/support/accounts';
import { startDemoProcess, type DemoProcess } from '../e2e/support/demo-process';
import { copySeededData } from '../e2e/support/seeded-data';
import { describeInEngines } from './support/engines';

let demo: DemoProcess;
beforeAll(async () => {
  await buildIfStale(['app']);
  demo = await startDemoProcess(await copySeededData());
}, 600_000);
afterAll(() => demo.stop());

describeInEngines((page) => {
  async function selectOption(label: string, option: string): Promise<void> {
    await page().click('input', label);
    await page().click('[role=option]', option);
  }

  it('a user signs in, finds and creates staff, reads the KPI report and signs out', async () => {
    await page().resize(1280, 1100);
    await page().goto(`${demo.origin}/IYG-US`);
    await page().type('#email', accounts.corporate);
    await page().type('#password', getPassword('corporate'));
    await page().click('button', 'Sign in');
    await page().waitForText('Manage Your Staff');

    await page().type('[aria-label="Search Staff"]', 'cora whit');
    await page().waitFor(() =>
      [...document.querySelectorAll('[role=list] li, ul li')].some(({ textContent }) =>
        textContent.includes('corporate@iyg.example'),
      ),
    );

    await page().click('a', 'Create new');
    await page().waitForText('New Staff');
    await page().click('button', 'Save');
    await page().waitForText('Please provide First Name');
    const email = `nina.${page().version.replaceAll('.', '-')}@test.example`;
    const fields = {
      'First name': 'Nina',
      'Last name': 'Newcomer',
      Email: email,
      Password: 'abcdefg1',
      'Verify password': 'abcdefg1',
    };
    for (const [label, value] of Object.entries(fields)) await page().type('input', value, label);
    await selectOption('Staff type', 'Location Staff');
    await page().type('input[type=search]', 'Alder Avenue', 'Locations');
    await page().click('button', 'Add Alder Avenue');
    await selectOption('Primary location', 'Alder Avenue');
    await page().click('button', 'Save');
    // the new record opens
    await page().waitFor(() => location.pathname.includes('/edit/'));
    await page().waitForText('Nina Newcomer');

    await page().goto(`${demo.origin}/IYG-US/KPIReport`);
    const frame = page().frame('iframe[title="KPI Report"]');
    await frame.waitForText('Headcount by month');
    // the loading message covers the report until it is rendered
    await page().waitFor(() => !document.body.innerText.includes('Loading the report'));
    await frame.click('button', 'Growth');
    await frame.waitForText('Attrition by month');
    await frame.waitFor(() => document.querySelector('svg') !== null);

    await page().click('button', "Cora Whitfield's profile");
    await page().click('[role=menuitem]', 'Logout');
    await page().waitFor(() => document.querySelector('#password') !== null);
  });
});
