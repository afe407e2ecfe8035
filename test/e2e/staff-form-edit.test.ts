import type { Page } from '@playwright/test';
import { signInWithPassword } from '../../demo/test/support/sign-in';
import { expectAccessible, expectNoHorizontalScroll } from './support/axe';
import { expect, ownContext, test } from './support/fixtures';
import { navigate } from './support/navigation';
import { addPerson, password, readPerson } from './support/people';
import { selectOption, openOptions, select } from './support/select';

// Distributes the tests in this file across all workers. Otherwise, one worker would run them while others are idle.
test.describe.configure({ mode: 'parallel' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

test('saving a change shows a message, and an empty password field keeps the password', async ({ open, demo }) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Staff');
  await expect(page.getByLabel('Breadcrumb')).toHaveText(/Staff.*Pat Example/);
  await field(page, 'Last name').fill('  Renamed ');
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(page).toHaveURL(`/IYG-US/edit/${person.id}`);
  await expect(field(page, 'Last name')).toHaveValue('Renamed');
  await expect(page.getByLabel('Breadcrumb')).toHaveText(/Pat Renamed/);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Success!')).toBeHidden();
  expect(await readPerson(demo, person.id)).toMatchObject({ ...person, lastName: 'Renamed' });
  await signInWithPassword(demo.origin, person.email, password);
  await expectAccessible(page, { part: 'main' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
});

test('the password rules are listed while the field is focused or filled in, and describe which ones are met', async ({
  open,
  demo,
}) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  const rule = page.getByText('8 characters', { exact: true });
  await expect(field(page, 'Password')).toBeVisible();
  await expect(rule).toBeHidden();
  await field(page, 'Password').focus();
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    '8 characters (not met) A letter (not met) A number (not met)',
  );
  await field(page, 'Verify password').focus();
  await expect(rule).toBeHidden();
  await field(page, 'Password').fill('abcdefgh');
  await field(page, 'Verify password').focus();
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    '8 characters (met) A letter (met) A number (not met)',
  );
});

test('a new password must meet the criteria in the tooltip', async ({ open, demo }) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await page.getByRole('button', { name: 'Security criteria' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText(
    'Password must be at least 8 characters in length, contain at least one letter, and one number.',
  );
  await field(page, 'Password').fill('1234567');
  await save(page).click();
  await expect(page.getByText("Password doesn't meet security criteria")).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
  await field(page, 'Password').fill('New-Word-1');
  await field(page, 'Verify password').fill('New-Word-1');
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(field(page, 'Password')).toHaveValue('');
  // the message no longer applies once the form has unsaved changes again
  await field(page, 'Last name').fill('Edited');
  await expect(page.getByText('Success!')).toBeHidden();
  await signInWithPassword(demo.origin, person.email, 'New-Word-1');
});

test('a save clears the search for locations, whose results do not stretch the list of selected locations', async ({
  open,
  demo,
}) => {
  const person = await addPerson(demo, { locationNumbers: ['1001'] });
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  const find = page.getByRole('searchbox', { name: 'Locations' });
  await find.fill('crossing');
  const heightOf = async (name: RegExp) => (await page.getByRole('region', { name }).boundingBox())!.height;
  await page.getByRole('button', { name: 'Add West Crossing' }).waitFor();
  expect(await heightOf(/^1 selected$/)).toBeLessThan((await heightOf(/ available$/)) / 2);
  await page.getByRole('button', { name: 'Add West Crossing' }).click();
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(find).toHaveValue('');
  await expect(page.getByText('Search to find locations.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove West Crossing' })).toBeVisible();
});

test('the placeholder of the form is as tall as the form, with its save bar', async ({ page, open, demo }) => {
  const person = await addPerson(demo, { locationNumbers: ['1001'] });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/staff/${person.id}`, async (route) => {
    await released;
    await route.continue();
  });
  await open('corporate', `/IYG-US/edit/${person.id}`);
  const footerTop = async () => (await page.getByRole('contentinfo').boundingBox())!.y;
  await page.getByText('Loading...', { exact: true }).waitFor({ state: 'attached' });
  const before = await footerTop();
  release();
  await expect(field(page, 'First name')).toBeVisible();
  expect(Math.abs((await footerTop()) - before)).toBeLessThan(4);
});

test('the primary location must be one of the selected locations', async ({ open, demo }) => {
  const person = await addPerson(demo, { locationNumbers: ['1001', '1002'] });
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await expect(await openOptions(page, 'Primary location')).toHaveText(['Park Heights', 'West Crossing']);
  await page.getByRole('button', { name: 'Remove Park Heights' }).click();
  await save(page).click();
  await expect(page.getByText('Please provide Primary location')).toBeVisible();
  await expect(select(page, 'Primary location')).toBeFocused();
  await selectOption(page, 'Primary location', 'West Crossing');
  await save(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  expect(await readPerson(demo, person.id)).toMatchObject({
    locationNumbers: ['1002'],
    primaryLocationNumber: '1002',
  });
});

test('locations that the user cannot access stay selected, and a change that makes the person inaccessible to the user requires confirmation', async ({
  open,
  demo,
}) => {
  const person = await addPerson(demo, { firstName: 'Lee', locationNumbers: ['1001', '1036'] });
  const page = await open('managerOfThree', `/IYG-US/edit/${person.id}`);
  const inaccessible = page.getByRole('button', { name: 'Lincoln Square' });
  await expect(inaccessible).toHaveAttribute('aria-disabled', 'true');
  await inaccessible.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Unable to remove this location');
  await expectAccessible(page, { part: 'main' });

  await page.getByRole('button', { name: 'Remove Park Heights' }).click();
  await selectOption(page, 'Primary location', 'Lincoln Square');
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Lee Example will no longer be visible to you');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toBeHidden();
  expect((await readPerson(demo, person.id)).locationNumbers).toEqual(['1001', '1036']);

  await save(page).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/IYG-US');
  expect((await readPerson(demo, person.id)).locationNumbers).toEqual(['1036']);
});

test('a person is deleted after confirmation, and the list shows a message', async ({ open, demo }) => {
  const person = await addPerson(demo, { firstName: 'Dee', lastName: 'Parting' });
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  // deleting a person discards unsaved changes without a second confirmation
  await field(page, 'First name').fill('Deedee');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toContainText('Are you sure you want to delete Dee Parting staff?');
  await expectAccessible(page, { part: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Successfully deleted Dee Parting staff!')).toBeVisible();
  await expect(page).toHaveURL('/IYG-US');
  await expect(readPerson(demo, person.id)).rejects.toThrow('404');
  // the next route change removes the message
  await page.getByRole('link', { name: 'Create new' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Staff');
  await expect(page.getByText('Successfully deleted')).toBeHidden();
});

test(
  'Back to a record that has just been deleted opens the Not Found page',
  ownContext('installs a clock'),
  async ({ open, demo, consoleErrors }) => {
    consoleErrors.expect(/status of 404/);
    const person = await addPerson(demo);
    const page = await open('corporate', '/IYG-US/internal-server-error');
    // the record is deleted one second after it was loaded
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await navigate(page, `/IYG-US/edit/${person.id}`);
    await field(page, 'First name').waitFor();
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    // the URL changes before the page does
    await expect(page.getByRole('heading', { name: 'Manage Your Staff' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/IYG-US/not-found');
  },
);
