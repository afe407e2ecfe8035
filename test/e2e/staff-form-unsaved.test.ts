import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { addLocation } from './support/locations';
import { addPerson, changePerson, getClient, readPerson } from './support/people';
import { fillSignIn } from './support/sign-in';

// Distributes the tests in this file across all workers. Otherwise, one worker would run them while others are idle.
test.describe.configure({ mode: 'parallel' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

/** Replaces tokens in the tab with invalid ones, as if they had expired. */
const invalidateTokens = (page: Page, ...names: ('access_token' | 'refresh_token')[]) =>
  page.evaluate((tokens) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:'));
    if (key === undefined) throw new Error('Expected a signed-in user.');
    const user = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    for (const name of tokens) user[name] = 'invalid';
    sessionStorage.setItem(key, JSON.stringify(user));
  }, names);

test('leaving with unsaved changes requires confirmation and discards them', async ({ open, demo }) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await field(page, 'First name').fill('Typed');
  const dialog = page.getByRole('dialog');
  const listLink = page.getByLabel('Breadcrumb').getByRole('link', { name: 'Staff' });
  await listLink.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(field(page, 'First name')).toHaveValue('Typed');
  await listLink.click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  // the URL changes before the page does
  await expect(page.getByRole('heading', { name: 'Manage Your Staff' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'First name')).toHaveValue('Pat');
  await expect(page.getByText('Your unsaved changes were restored')).toBeHidden();
});

test('navigating back before the list is rendered shows the saved record without a second confirmation', async ({
  page,
  open,
  demo,
}) => {
  const person = await addPerson(demo);
  await page.addInitScript(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...args) => {
      push(...args);
      if (location.pathname === '/IYG-US') history.back();
    };
  });
  await open('corporate', `/IYG-US/edit/${person.id}`);
  await field(page, 'First name').fill('Typed');
  await page.getByLabel('Breadcrumb').getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(field(page, 'First name')).toHaveValue('Pat');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/IYG-US/edit/${person.id}`);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Pat');
});

test('Back and Forward require confirmation: No keeps the form and URL, Yes navigates', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/not-found');
  const firstName = field(page, 'First name');
  const dialog = page.getByRole('dialog');
  const go = (...steps: number[]) => page.evaluate((each) => each.forEach((step) => history.go(step)), steps);
  const declineAndExpectForm = async () => {
    await dialog.getByRole('button', { name: 'No' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/IYG-US/new');
    await expect(firstName).toHaveValue('Typed');
  };
  await page.getByRole('link', { name: 'dashboard home' }).click();
  await page.getByRole('link', { name: 'Create new' }).click();
  await page.getByLabel('Breadcrumb').getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('link', { name: 'Create new' }).waitFor();
  await page.goBack();
  await firstName.fill('Typed');
  for (const steps of [[-1], [1], [-1, -1], [-2]]) {
    await go(...steps);
    await declineAndExpectForm();
  }
  await go(-2);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/IYG-US/not-found');
  await go(2);
  await expect(page).toHaveURL('/IYG-US/new');
  await expect(firstName).toHaveValue('');
});

test('unsaved input is restored after a reload, except for the password', async ({ open, demo }) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await field(page, 'First name').fill('Typed');
  await field(page, 'Password').fill('Secret-123');
  await addLocation(page, 'Alder Avenue');
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible();
  await expect(page.getByText('Please enter the password again.')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Typed');
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Remove Alder Avenue' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Secret-123');
  await expectAccessible(page, { part: 'main' });
  // discarding them removes the focused button, so focus moves to the heading
  await page.getByRole('button', { name: 'Discard them' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(page, 'First name')).toHaveValue('Pat');
  await expect(page.getByRole('button', { name: 'Remove Alder Avenue' })).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Pat');
  await expect(page.getByText('Your unsaved changes were restored')).toBeHidden();
});

test('unsaved input is discarded with a button, together with its errors', async ({ open, demo }) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  await expect(field(page, 'First name')).toHaveValue('Pat');
  await expect(discard).toBeHidden();
  await field(page, 'First name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please provide First Name')).toBeVisible();
  await discard.press('Enter');
  await expect(field(page, 'First name')).toHaveValue('Pat');
  await expect(page.getByText('Please provide First Name')).toBeHidden();
  await expect(page.getByText('No changes')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('saving with an expired token refreshes the token and saves', async ({ open, demo, consoleErrors }) => {
  consoleErrors.expect(/status of 401/);
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await field(page, 'First name').fill('Renewed');
  await invalidateTokens(page, 'access_token');
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  expect((await readPerson(demo, person.id)).firstName).toBe('Renewed');
});

test('the form keeps its input if the session expires', async ({ open, demo, consoleErrors, context }) => {
  consoleErrors.expect(/status of 40[01]/);
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await field(page, 'First name').fill('Patient');
  await field(page, 'Password').fill('Still-There-1');
  await field(page, 'Verify password').fill('Still-There-1');
  await invalidateTokens(page, 'access_token', 'refresh_token');
  await context.clearCookies();
  await save(page).click();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  const alert = page.getByRole('alert', { includeHidden: true }).filter({ hasText: /./ });
  await expect(alert).toHaveText('Your session has expired or is invalid. Please sign in again.');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in again' }).click(),
  ]);
  await Promise.all([popup.waitForEvent('close'), fillSignIn(popup, 'corporate')]);
  await expect(page.getByText('Your session has ended')).toBeHidden();
  await expect(alert).toHaveCount(0);
  await expect(field(page, 'Password')).toHaveValue('Still-There-1');
  const interrupted = page.getByText('Your changes were not saved because your session had ended. Please save again.');
  await expect(interrupted).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(interrupted).toBeHidden();
  expect((await readPerson(demo, person.id)).firstName).toBe('Patient');
});

test('server and connection errors show a message, and the form keeps its input', async ({
  open,
  demo,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500|ERR_FAILED/);
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await field(page, 'First name').fill('Stubborn');
  await page.route('**/api/IYG-US/staff/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { error: 'The disk is full.' } })
      : route.fallback(),
  );
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('The disk is full.');
  await expect(page.getByText('The disk is full.')).toHaveCount(1);
  await expect(field(page, 'First name')).toHaveValue('Stubborn');
  await page.unrouteAll();
  await page.route('**/api/IYG-US/staff/*', (route) => route.abort());
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await page.unrouteAll();
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  expect((await readPerson(demo, person.id)).firstName).toBe('Stubborn');
});

test('while a save is pending, pressing the button again sends no request, and the button keeps focus', async ({
  open,
  demo,
}) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  let respond: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (respond = resolve));
  let sent = 0;
  await page.route('**/api/IYG-US/staff/*', async (route) => {
    if (route.request().method() === 'PUT') {
      sent++;
      await released;
    }
    await route.fallback();
  });
  await field(page, 'First name').fill('Slow');
  await save(page).click();
  const saving = page.getByRole('button', { name: 'Saving...' });
  await expect(saving).toBeFocused();
  await saving.press('Enter');
  await expect(field(page, 'First name')).toHaveAttribute('readonly');
  respond();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(save(page)).toBeFocused();
  expect(sent).toBe(1);
});

test('concurrent changes to a record are merged, and conflicts are shown to the second editor', async ({
  open,
  demo,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 412/);
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await field(page, 'First name').fill('Mine');
  await addLocation(page, 'Alder Avenue');
  await changePerson(demo, person.id, {
    firstName: 'Theirs',
    lastName: 'Changed',
    locationNumbers: ['1001', '1002'],
  });
  await save(page).click();

  const notice = page.getByRole('alert').filter({ hasText: 'Another user has changed this record' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('Locations: added West Crossing (applied).');
  await expect(notice).toContainText('Last name: Changed (applied).');
  await expect(notice).toContainText('First name: they saved “Theirs”, you have “Mine”.');
  await expect(field(page, 'First name')).toHaveValue('Mine');
  await expect(field(page, 'Last name')).toHaveValue('Changed');
  expect((await readPerson(demo, person.id)).firstName).toBe('Theirs');
  await expectAccessible(page, { part: 'main' });

  await notice.getByRole('button', { name: 'Use theirs' }).click();
  await expect(field(page, 'First name')).toHaveValue('Theirs');
  await field(page, 'First name').fill('Agreed');
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(notice).toBeHidden();
  const saved = await readPerson(demo, person.id);
  expect(saved).toMatchObject({ firstName: 'Agreed', lastName: 'Changed' });
  expect(saved.locationNumbers).toHaveLength(3);

  // a record is not deleted before the latest changes have been shown
  await changePerson(demo, person.id, { lastName: 'Kept' });
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
  await remove.click();
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('Another user has changed this staff member.');
  await expect(field(page, 'Last name')).toHaveValue('Kept');
  await remove.click();
  await confirm.click();
  await expect(page.getByText('Successfully deleted Agreed Kept staff!')).toBeVisible();
});

test('a change that another user saves during a save is not overwritten', async ({ open, demo, consoleErrors }) => {
  consoleErrors.expect(/status of 412/);
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await page.route(
    '**/api/IYG-US/staff/*',
    async (route) => {
      // the save request has already been sent
      await changePerson(demo, person.id, { lastName: 'Theirs' });
      await route.fallback();
    },
    { times: 1 },
  );
  await field(page, 'First name').fill('Mine');
  await save(page).click();
  await expect(page.getByText('Last name: Theirs (applied).')).toBeVisible();
  expect(await readPerson(demo, person.id)).toMatchObject({ firstName: 'Pat', lastName: 'Theirs' });
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  expect(await readPerson(demo, person.id)).toMatchObject({ firstName: 'Mine', lastName: 'Theirs' });
});

test('saving changes that the server already has shows the success message', async ({
  page,
  open,
  demo,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|status of 412/);
  const person = await addPerson(demo);
  await open('corporate', `/IYG-US/edit/${person.id}`);
  await field(page, 'First name').fill('Stored');
  // the server saves the record, but its response is lost
  await page.route(
    `**/api/IYG-US/staff/${person.id}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(page.getByLabel('Breadcrumb')).toHaveText(/Stored Example/);

  // another user makes the same change
  await field(page, 'Last name').fill('Agreed');
  await expect(page.getByText('Success!')).toBeHidden();
  await changePerson(demo, person.id, { lastName: 'Agreed' });
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(page.getByText('Another user has changed this record')).toBeHidden();
});

test('full storage shows a warning, and the form keeps its input', async ({ open, demo }) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await field(page, 'First name').fill('Early');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await field(page, 'First name').fill('Late');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your browser cannot store unsaved changes.');
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await field(page, 'Last name').fill('Later');
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  expect(await readPerson(demo, person.id)).toMatchObject({ firstName: 'Late', lastName: 'Later' });
  await expect(alert).toHaveText('');
});

test('saving a deleted record shows an error, and the form keeps its input', async ({ open, demo, consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await field(page, 'First name').fill('Late');
  await (await getClient(demo, 'corporate')).delete(`IYG-US/staff/${person.id}`);
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('This staff member does not exist.');
  await expect(field(page, 'First name')).toHaveValue('Late');
  await expect(page).toHaveURL(`/IYG-US/edit/${person.id}`);
});
