import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { addLocation } from './support/locations';
import { navigate } from './support/navigation';
import { addPerson, readPerson } from './support/people';
import { selectOption } from './support/select';

// Distributes the tests in this file across all workers. Otherwise, one worker would run them while others are idle.
test.describe.configure({ mode: 'parallel' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Holds requests to the staff API with this method until the returned function is called, which then waits for the response. */
async function hold(page: Page, method: 'POST' | 'PUT' | 'DELETE'): Promise<() => Promise<void>> {
  const url = /\/api\/IYG-US\/staff(\/[^/]+)?$/;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return async () => {
    const responded = page.waitForResponse((response) => response.request().method() === method);
    release();
    await responded;
  };
}

async function createNina(page: Page): Promise<void> {
  await field(page, 'First name').fill('Nina');
  await field(page, 'Last name').fill('Pending');
  await field(page, 'Email').fill(`nina.${String(Date.now())}@test.example`);
  await selectOption(page, 'Staff type', 'Location Staff');
  await addLocation(page, 'Alder Avenue');
  await selectOption(page, 'Primary location', 'Alder Avenue');
  await field(page, 'Password').fill('abcdefg1');
  await field(page, 'Verify password').fill('abcdefg1');
  await page.getByRole('button', { name: 'Save' }).click();
}

/** Changes the first name in the open record and leaves while the change is being saved. Returns the function that `hold` returns. */
async function renameAndLeave(page: Page): Promise<() => Promise<void>> {
  const respond = await hold(page, 'PUT');
  await field(page, 'First name').fill('Renamed');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Breadcrumb').getByRole('link', { name: 'Staff' }).click();
  await expect(dialog(page)).toBeVisible();
  return respond;
}

test('a record that is created after the user has left the form does not open, and a message names the person', async ({
  open,
}) => {
  const page = await open('corporate', '/IYG-US/new');
  const respond = await hold(page, 'POST');
  await createNina(page);
  await page.getByRole('link', { name: 'KPI Report' }).click();
  await expect(dialog(page)).toContainText('Your changes are still being saved.');
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  await expect(heading(page)).toHaveText('KPI Report');
  await respond();
  await expect(page.getByText('Successfully saved Nina Pending!')).toBeVisible();
  await expect(page).toHaveURL('/IYG-US/KPIReport');
  await page.goBack();
  await expect(heading(page)).toHaveText('New Staff');
  await expect(page.getByText('Successfully saved Nina Pending!')).toBeHidden();
});

test('a record that is created while the next page loads does not open, and the message stays on that page', async ({
  open,
}) => {
  const page = await open('corporate', '/IYG-US/new');
  const respond = await hold(page, 'POST');
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/assets/*.js', (route) => loaded.then(() => route.fallback()));
  await createNina(page);
  await page.getByRole('link', { name: 'KPI Report' }).click();
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await respond();
  await expect(page.getByText('Successfully saved Nina Pending!')).toBeVisible();
  load();
  await expect(heading(page)).toHaveText('KPI Report');
  await expect(page.getByText('Successfully saved Nina Pending!')).toBeVisible();
});

test('a change that is saved after the user has left the form is reported with the name', async ({ open, demo }) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  const respond = await renameAndLeave(page);
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  await expect(heading(page)).toHaveText('Manage Your Staff');
  await respond();
  await expect(page.getByText('Successfully saved Renamed Example!')).toBeVisible();
  expect((await readPerson(demo, person.id)).firstName).toBe('Renamed');
});

test('a save that succeeds while the user is asked about leaving closes the dialog', async ({ open, demo }) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  const respond = await renameAndLeave(page);
  await respond();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`/IYG-US/edit/${person.id}`);
  await expect(field(page, 'First name')).toHaveValue('Renamed');
});

test('a record that is created while the user is asked about leaving opens without the dialog', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/new');
  const respond = await hold(page, 'POST');
  await createNina(page);
  await page.getByRole('link', { name: 'KPI Report' }).click();
  await expect(dialog(page)).toBeVisible();
  await respond();
  await expect(page).toHaveURL(/\/IYG-US\/edit\//);
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('a person who is deleted after the user has left the record is reported without opening the list', async ({
  open,
  demo,
}) => {
  const person = await addPerson(demo, { firstName: 'Dee', lastName: 'Pending' });
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  const respond = await hold(page, 'DELETE');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'KPI Report' }).click();
  await expect(heading(page)).toHaveText('KPI Report');
  await respond();
  await expect(page.getByText('Successfully deleted Dee Pending staff!')).toBeVisible();
  await expect(page).toHaveURL('/IYG-US/KPIReport');
});

test('Back closes the confirmation of the page that opened it', async ({ open, demo }) => {
  const person = await addPerson(demo);
  const page = await open('corporate', '/IYG-US/not-found');
  await page.getByRole('link', { name: 'dashboard home' }).click();
  await expect(heading(page)).toHaveText('Manage Your Staff');
  await navigate(page, `/IYG-US/edit/${person.id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Manage Your Staff');
  await expect(dialog(page)).toBeHidden();
  expect((await readPerson(demo, person.id)).id).toBe(person.id);
});
