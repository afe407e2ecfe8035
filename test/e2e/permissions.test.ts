import type { Page } from '@playwright/test';
import type { PermissionId } from '../../demo/shared';
import { edgeColor, expectAccessible, expectNoHorizontalScroll } from './support/axe';
import type { DemoProcess } from './support/demo-process';
import { expect, test } from './support/fixtures';
import { addPerson, getClient } from './support/people';

const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const readPermissions = async (demo: DemoProcess, id: string) =>
  (await (await getClient(demo, 'corporate')).get<PermissionId[]>(`IYG-US/staff/${id}/permissions`)).body;

test('permissions are granted and revoked after confirmation', async ({ open, demo }) => {
  const person = await addPerson(demo, { firstName: 'Perry', permissions: ['view-staff', 'access-academy'] });
  const page = await open('corporate', `/IYG-US/edit/${person.id}/permissions`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permissions');
  await expect(page.getByLabel('Breadcrumb')).toHaveText(/Staff.*Perry Example.*Permissions/);
  await expect(page.getByRole('switch')).toHaveCount(7);
  await expect(toggle(page, 'View Staff')).toBeChecked();
  // the edge and the thumb mark a switch that is off
  const edge = await edgeColor(page);
  const track = toggle(page, 'Create Staff').locator('+ *');
  await expect(track).toHaveCSS('box-shadow', `${edge} 0px 0px 0px 1px inset`);
  await expect(track.locator('> *').first()).toHaveCSS('background-color', edge);
  await expect(page.getByText('View and search staff at accessible locations.')).toBeVisible();
  const sidebar = page.getByRole('main').getByRole('complementary');
  await expect(sidebar).toContainText('Perry Example');
  await expect(sidebar.getByRole('link')).toHaveText(['Profile']);
  await expect(sidebar.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  const unsaved = page.getByText('Unsaved changes');
  await expect(unsaved).toBeHidden();
  await toggle(page, 'Access Reports').press('Space');
  await toggle(page, 'Access Academy').press('Space');
  await expect(unsaved).toBeVisible();
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to change permissions for Perry Example?');
  await dialog.getByRole('button', { name: 'No' }).click();
  expect(await readPermissions(demo, person.id)).toEqual(['view-staff', 'access-academy']);
  await save(page).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully updated permissions for Perry Example!')).toBeVisible();
  expect(await readPermissions(demo, person.id)).toEqual(['view-staff', 'access-reports']);
  await expect(unsaved).toBeHidden();

  await expect(page.getByText('View Staff', { exact: true })).toHaveCSS('font-weight', '600');
  await page.setViewportSize({ width: 390, height: 600 });
  await expectNoHorizontalScroll(page);
  // the message stays visible, but does not cover the focused element
  const first = toggle(page, 'View Staff');
  const messageBottom = await page.getByText('Successfully updated').evaluate((message) => {
    scrollTo(0, document.body.scrollHeight);
    return message.getBoundingClientRect().bottom;
  });
  await first.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().top - 90);
    element.focus();
  });
  await expect.poll(async () => (await first.boundingBox())!.y).toBeGreaterThan(messageBottom);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(`/IYG-US/edit/${person.id}`);
});

test('permissions to manage staff and to open other areas are separate sections', async ({ open, demo }) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}/permissions`);
  const sectionWith = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  await expect(sectionWith('Staff').getByRole('switch')).toHaveCount(5);
  await expect(sectionWith('Access').getByRole('switch')).toHaveCount(2);
  await expect(toggle(page, 'Access Reports').and(sectionWith('Access').getByRole('switch'))).toBeVisible();
});

test('changed switches are discarded with a button', async ({ open, demo }) => {
  const person = await addPerson(demo, { permissions: ['view-staff'] });
  const page = await open('corporate', `/IYG-US/edit/${person.id}/permissions`);
  await toggle(page, 'View Staff').press('Space');
  await expect(toggle(page, 'View Staff')).not.toBeChecked();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(toggle(page, 'View Staff')).toBeChecked();
  await expect(page.getByText('No changes')).toBeVisible();
  expect(await readPermissions(demo, person.id)).toEqual(['view-staff']);
});

test('users are warned before they change their own permissions', async ({ page, openAs, demo }) => {
  const person = await addPerson(demo, {
    firstName: 'Self',
    staffType: 'LocationManager',
    permissions: ['view-staff', 'manage-staff-permissions', 'access-academy'],
  });
  await openAs(person, `/IYG-US/edit/${person.id}/permissions`);
  // users can grant and revoke only permissions that they have
  await expect(toggle(page, 'Access Reports')).toBeDisabled();
  await expect(toggle(page, 'Delete Staff')).toBeDisabled();
  await toggle(page, 'Access Academy').press('Space');
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('If you change your permissions, you may lose access to some functionality.');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully updated permissions for Self Example!')).toBeVisible();
  expect(await readPermissions(demo, person.id)).toEqual(['view-staff', 'manage-staff-permissions']);
});

test("users who can only manage permissions can open a person's permissions, but not the record", async ({
  page,
  openAs,
  demo,
}) => {
  const person = await addPerson(demo, { permissions: ['view-staff'] });
  const editor = await addPerson(demo, {
    staffType: 'LocationManager',
    permissions: ['manage-staff-permissions', 'access-academy'],
  });
  await openAs(editor, `/IYG-US/edit/${person.id}/permissions`);
  await expect(toggle(page, 'View Staff')).toBeChecked();
  await expect(page.getByLabel('Breadcrumb')).toHaveText(/Staff.*Pat Example.*Permissions/);
  await expect(page.getByRole('main').getByRole('complementary')).toContainText('Pat Example');
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pat Example' })).toHaveCount(0);
  await toggle(page, 'Access Academy').press('Space');
  await save(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully updated permissions for Pat Example!')).toBeVisible();
  expect(await readPermissions(demo, person.id)).toEqual(['view-staff', 'access-academy']);
  // the record has a separate guard
  await page.goto(`/IYG-US/edit/${person.id}`);
  await expect(page).toHaveURL(/\/IYG-US\/unauthorized\?/);
});

test('users who revoke their own access to the page are redirected and see the success message', async ({
  page,
  openAs,
  demo,
}) => {
  const person = await addPerson(demo, {
    firstName: 'Gone',
    staffType: 'LocationManager',
    permissions: ['view-staff', 'manage-staff-permissions'],
  });
  await openAs(person, `/IYG-US/edit/${person.id}/permissions`);
  await toggle(page, 'Manage Staff Permissions').press('Space');
  await save(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/IYG-US\/unauthorized\?/);
  const success = page.getByText('Successfully updated permissions for Gone Example!');
  await expect(success).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View Your Staff');
  await expect(success).toBeHidden();
});

test('permissions are read-only for a person with a higher staff type', async ({ open, demo }) => {
  const superior = await addPerson(demo, { staffType: 'MasterFranchisee', permissions: ['view-staff'] });
  const page = await open('managerOfThree', `/IYG-US/edit/${superior.id}/permissions`);
  await expect(toggle(page, 'View Staff')).toBeChecked();
  for (const each of await page.getByRole('switch').all()) await expect(each).toBeDisabled();
  await expect(save(page)).toHaveCount(0);
});

test('a failed save shows an error and keeps the unsaved changes', async ({ open, demo, consoleErrors }) => {
  consoleErrors.expect(/status of 500/);
  const person = await addPerson(demo, { permissions: ['view-staff'] });
  const page = await open('corporate', `/IYG-US/edit/${person.id}/permissions`);
  await toggle(page, 'Access Reports').press('Space');
  await page.route('**/permissions', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await save(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again later.');
  await expect(toggle(page, 'Access Reports')).toBeChecked();
  // leaving the page requires confirmation, because the change is not saved
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('link', { name: 'Permissions' }).click();
  await expect(toggle(page, 'View Staff')).toBeChecked();
  await expect(toggle(page, 'Access Reports')).not.toBeChecked();
});

test("concurrent changes to a person's permissions are merged", async ({ open, demo, consoleErrors }) => {
  consoleErrors.expect(/status of 412/);
  const person = await addPerson(demo, { permissions: ['view-staff', 'delete-staff'] });
  const page = await open('corporate', `/IYG-US/edit/${person.id}/permissions`);
  await toggle(page, 'Access Reports').press('Space');
  const concurrentIds: PermissionId[] = ['view-staff', 'access-academy'];
  await (await getClient(demo, 'franchisee')).put(`IYG-US/staff/${person.id}/permissions`, concurrentIds);
  const confirmSave = async () => {
    await save(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  };
  await confirmSave();

  const notice = page.getByRole('alert').filter({ hasText: 'Another user has changed these permissions' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('Your changes are kept but not saved yet.');
  await expect(notice.getByRole('listitem')).toHaveText([
    'Access Academy: switched on (applied).',
    'Delete Staff: switched off (applied).',
  ]);
  await expect(toggle(page, 'Access Reports')).toBeChecked();
  await expect(toggle(page, 'Access Academy')).toBeChecked();
  await expect(toggle(page, 'Delete Staff')).not.toBeChecked();
  expect(await readPermissions(demo, person.id)).toEqual(concurrentIds);
  await expectAccessible(page, { part: 'main' });

  await confirmSave();
  const success = page.getByText('Successfully updated permissions for Pat Example!');
  await expect(success).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await readPermissions(demo, person.id)).toEqual(['view-staff', 'access-academy', 'access-reports']);

  // the next save is based on this one and causes no conflict
  await toggle(page, 'View Staff').press('Space');
  await confirmSave();
  await expect.poll(() => readPermissions(demo, person.id)).toEqual(['access-academy', 'access-reports']);
  await expect(success).toBeVisible();
});

test('a save whose response contains no list of permissions keeps the saved switches', async ({ page, open, demo }) => {
  const person = await addPerson(demo);
  await open('corporate', `/IYG-US/edit/${person.id}/permissions`);
  await page.route(`**/${person.id}/permissions`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ body: '' }) : route.fallback(),
  );
  const viewStaff = page.getByRole('switch', { name: 'View Staff' });
  // the label covers the switch
  await viewStaff.press('Space');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully updated permissions for Pat Example!')).toBeVisible();
  await expect(viewStaff).toBeChecked();
});

test('on a phone, nothing moves when the permissions or the record have loaded', async ({ page, open, demo }) => {
  const { id } = await addPerson(demo);
  await page.setViewportSize({ width: 390, height: 844 });
  await open('corporate', '/IYG-US/not-found');
  for (const path of [`/IYG-US/edit/${id}/permissions`, `/IYG-US/edit/${id}`]) {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/api/IYG-US/staff/${id}**`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    const main = page.locator('main [class*=columns] > [class*=main]');
    await expect(main.getByText('Loading...')).toBeAttached();
    const before = (await main.boundingBox())!;
    release?.();
    await expect(main.getByText('Loading...')).toHaveCount(0);
    expect(Math.abs((await main.boundingBox())!.y - before.y), path).toBeLessThanOrEqual(4);
    await page.unroute(`**/api/IYG-US/staff/${id}**`);
  }
});
