import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { addLocation } from './support/locations';
import { addPerson, readPerson } from './support/people';
import { openOptions, select } from './support/select';

// Distributes the tests in this file across all workers. Otherwise, one worker would run them while others are idle.
test.describe.configure({ mode: 'parallel' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('users who can only view staff see a read-only record', async ({ page, openAs, demo }) => {
  const viewer = await addPerson(demo, { permissions: ['view-staff'] });
  const person = await addPerson(demo);
  await openAs(viewer, `/IYG-US/edit/${person.id}`);
  await expect(page.getByText('You can view this record but not change it.')).toBeVisible();
  await expect(field(page, 'First name')).toHaveAttribute('readonly');
  await expect(field(page, 'Email')).toHaveAttribute('readonly');
  await expect(select(page, 'Staff type')).toHaveAttribute('data-locked');
  await expect(page.getByText('Park Heights').first()).toBeVisible();
  for (const name of ['Save', 'Delete', 'Choose Image', 'Remove Park Heights'])
    await expect(button(page, name)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Permissions' })).toHaveCount(0);
  await expect(field(page, 'Password')).toHaveCount(0);
  await expectAccessible(page, { part: 'main' });
});

test('users without permissions can edit their own record, except for its type and locations', async ({
  page,
  openAs,
  demo,
}) => {
  const person = await addPerson(demo, { firstName: 'Own' });
  await openAs(person, '/IYG-US/account');
  await expect(page).toHaveURL(`/IYG-US/edit/${person.id}`);
  await expect(select(page, 'Staff type')).toHaveAttribute('data-locked');
  await expect(select(page, 'Primary location')).toHaveAttribute('data-locked');
  await expect(page.getByRole('searchbox', { name: 'Locations' })).toHaveCount(0);
  await expect(button(page, 'Delete')).toHaveCount(0);
  await field(page, 'First name').fill('Owner');
  await button(page, 'Save').click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(page.getByRole('button', { name: "Owner Example's profile" })).toBeVisible();
  expect(await readPerson(demo, person.id)).toMatchObject({ firstName: 'Owner', locationNumbers: ['1001'] });
});

test("users can open their own record in every space of the brand, with their primary region's locations", async ({
  page,
  openAs,
  demo,
}) => {
  const person = await addPerson(demo, {
    firstName: 'Away',
    staffType: 'Corporate',
    permissions: ['view-staff', 'manage-staff-profile', 'manage-staff-permissions'],
  });
  await openAs(person, '/IYG-CA/account');
  await expect(page).toHaveURL(`/IYG-CA/edit/${person.id}`);
  await expect(page.getByRole('banner')).toContainText('Canada');
  await field(page, 'First name').fill('Near');
  await addLocation(page, 'Alder Avenue');
  await button(page, 'Save').click();
  await expect(page.getByText('Success!')).toBeVisible();
  const { firstName, locationNumbers } = await readPerson(demo, person.id);
  expect([firstName, locationNumbers.length]).toEqual(['Near', 2]);
  await page.getByRole('link', { name: 'Permissions' }).click();
  await expect(page).toHaveURL(`/IYG-CA/edit/${person.id}/permissions`);
  await expect(page.getByRole('switch', { name: 'View Staff' })).toBeChecked();
});

test("another person's record opens only in that person's space", async ({ open, demo, consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-CA/edit/${person.id}`);
  await expect(page).toHaveURL('/IYG-CA/not-found');
});

test('corporate users cannot delete their own record', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/account');
  await expect(page).toHaveURL(/\/edit\//);
  await expect(page.getByRole('link', { name: 'Permissions' })).toBeVisible();
  await expect(button(page, 'Save')).toBeVisible();
  await expect(button(page, 'Delete')).toHaveCount(0);
});

test('a manager cannot delete other managers or assign a type above their own', async ({ open, demo }) => {
  const manager = await addPerson(demo, { staffType: 'LocationManager' });
  const page = await open('manager', `/IYG-US/edit/${manager.id}`);
  await expect(button(page, 'Save')).toBeVisible();
  await expect(button(page, 'Delete')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Permissions' })).toHaveCount(0);
  await expect(await openOptions(page, 'Staff type')).toHaveText(['Location Manager', 'Location Staff']);
});

test('the email of a person with a higher staff type is read-only, and the form has no password field', async ({
  open,
  demo,
}) => {
  const boss = await addPerson(demo, { staffType: 'MasterFranchisee' });
  const page = await open('manager', `/IYG-US/edit/${boss.id}`);
  await expect(field(page, 'Email')).toHaveAttribute('readonly');
  await expect(page.getByText('Only this person and staff of the same or a higher type')).toBeVisible();
  await expect(field(page, 'Password')).toHaveCount(0);
  await expect(await openOptions(page, 'Staff type')).toHaveText(['Master Franchisee']);
  await expect(button(page, 'Delete')).toBeVisible();
  await field(page, 'First name').fill('Boss');
  await button(page, 'Save').click();
  await expect(page.getByText('Success!')).toBeVisible();
});

test('an inaccessible record leads to Not Authorized, and an unknown record leads to Not Found', async ({
  open,
  demo,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 40[34]/);
  const person = await addPerson(demo, { locationNumbers: ['1036'] });
  const page = await open('manager', `/IYG-US/edit/${person.id}`);
  await expect(page).toHaveURL(/\/IYG-US\/unauthorized/);
  await page.goto('/IYG-US/edit/nobody');
  await expect(page).toHaveURL('/IYG-US/not-found');
});
