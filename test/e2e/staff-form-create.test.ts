import type { Page } from '@playwright/test';
import type { StaffMember } from '../../demo/shared';
import { edgeColor, expectAccessible, expectNoHorizontalScroll } from './support/axe';
import { expect, ownContext, test } from './support/fixtures';
import { addLocation } from './support/locations';
import { addPerson, readPerson } from './support/people';
import { selectOption, select } from './support/select';

// Distributes the tests in this file across all workers. Otherwise, one worker would run them while others are idle.
test.describe.configure({ mode: 'parallel' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function fillPerson(page: Page, email: string): Promise<void> {
  await field(page, 'First name').fill('Nina');
  await field(page, 'Last name').fill('Newcomer');
  await field(page, 'Email').fill(email);
  await selectOption(page, 'Staff type', 'Location Staff');
  await addLocation(page, 'Alder Avenue');
  await selectOption(page, 'Primary location', 'Alder Avenue');
  await field(page, 'Password').fill('abcdefg1');
  await field(page, 'Verify password').fill('abcdefg1');
}

test('submitting an empty form shows an error for each missing field and focuses the first one', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Staff');
  await expect(page.getByLabel('Breadcrumb')).toHaveText(/Staff.*New Staff/);
  const edge = await edgeColor(page);
  for (const each of [field(page, 'Email'), select(page, 'Staff type')])
    await expect(each).toHaveCSS('border-bottom-color', edge);
  await save(page).click();
  for (const message of [
    'Please provide First Name',
    'Please provide Last Name',
    'Please provide valid Email',
    'Please provide Staff Type',
    'Please assign at least one Location',
    'Please provide Primary location',
    "Password doesn't meet security criteria",
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();
  await expectAccessible(page);

  // from now on, messages are updated while typing
  await field(page, 'First name').fill('Nina');
  await expect(page.getByText('Please provide First Name')).toBeHidden();
  await field(page, 'Password').fill('abcdefgh');
  await expect(page.getByText("Password doesn't meet security criteria")).toBeVisible();
  await expect(page.getByText('Password must match confirmation')).toBeVisible();
  await field(page, 'Password').fill('abcdefg1');
  await field(page, 'Verify password').fill('abcdefg1');
  await expect(page.getByText("Password doesn't meet security criteria")).toBeHidden();
  await expect(page.getByText('Password must match confirmation')).toBeHidden();
  await field(page, 'Email').fill('nina@');
  await expect(page.getByText('Please provide valid Email')).toBeVisible();

  for (const [name, length] of [
    ['First name', '25'],
    ['Last name', '25'],
    ['Email', '50'],
    ['Password', '50'],
    ['Verify password', '50'],
  ] as const)
    await expect(field(page, name)).toHaveAttribute('maxlength', length);
  await expect(page.getByRole('searchbox', { name: 'Locations' })).toHaveAttribute('maxlength', '20');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
});

test('corporate users see no locations until they search, and none are requested', async ({ page, open }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/locations')) requests.push(request.url());
  });
  await open('corporate', '/IYG-US/new');
  await selectOption(page, 'Staff type', 'Location Staff');
  await expect(page.getByText('Search to find locations.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('non-corporate users see all of their locations, but none in the form for corporate staff', async ({
  open,
  demo,
}) => {
  const person = await addPerson(demo, { staffType: 'Corporate' });
  const page = await open('franchisee', '/IYG-US/new');
  const hint = page.getByText('Search to find locations.');
  const addButtons = page.getByRole('button', { name: /^Add / });
  await expect(addButtons).toHaveCount(12);
  await expect(hint).toBeHidden();
  await page.goto(`/IYG-US/edit/${person.id}`);
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(hint).toBeVisible();
  await expect(addButtons).toHaveCount(0);
});

test(
  'a location search sends one request after a pause in typing',
  ownContext('installs a clock'),
  async ({ open }) => {
    const searches: string[] = [];
    const page = await open('corporate', '/IYG-US/not-found');
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/locations')) searches.push(searchParams.get('searchFilter') ?? '');
    });
    await page.goto('/IYG-US/new');
    const search = page.getByRole('searchbox', { name: 'Locations' });
    await selectOption(page, 'Staff type', 'Location Staff');
    const hint = page.getByText('Search to find locations.');
    await expect(hint).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await search.pressSequentially('height');
    await expect(hint).toBeHidden();
    await page.clock.runFor(499);
    await search.press('s');
    await page.clock.runFor(500);
    await page.clock.resume();
    await expect(page.getByRole('button', { name: 'Add Park Heights' })).toBeVisible();
    expect(searches).toEqual(['heights']);

    await page.getByRole('button', { name: 'Add Park Heights' }).click();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Park Heights' })).toHaveCount(0);
    await search.fill('zzz');
    await expect(page.getByText('No matching locations.')).toBeVisible();
    // the search does not hide the selected locations
    await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Park Heights' })).toBeVisible();
    await search.fill('PARK H');
    await expect(page.getByText('All matches are selected.')).toBeVisible();
    await search.fill('100');
    await expect(page.getByRole('button', { name: 'Add West Crossing' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Park Heights' }).click();
    await expect(page.getByText('0 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
  },
);

/**
 * Waits until a select has opened and Mantine has determined the selected option. Mantine does this in a timer, which would
 * otherwise discard an option that has been selected by typing. Timers with the same delay fire in the order in which they
 * were set.
 */
async function waitForOpenSelect(page: Page, name: string) {
  await expect(page.getByRole('listbox', { name })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test('a staff member can be created with the keyboard, and the new record opens', async ({ open, demo }) => {
  const page = await open('corporate', '/IYG-US/new');
  const { keyboard } = page;
  const email = `nina.keys.${String(Date.now())}@test.example`;
  await field(page, 'First name').focus();
  await keyboard.type('Nina');
  await keyboard.press('Tab');
  await keyboard.type('Keys');
  await keyboard.press('Tab');
  await keyboard.type(email);
  await keyboard.press('Tab');
  await waitForOpenSelect(page, 'Staff type');
  await keyboard.type('Master');
  await keyboard.press('Enter');
  await expect(select(page, 'Staff type')).toHaveValue('Master Franchisee');
  await keyboard.press('Tab');
  await keyboard.type('a');
  await expect(page.getByRole('button', { name: 'Add Alder Avenue' })).toBeVisible();
  // the list of a hundred locations is one tab stop, and arrow keys move within it
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Add Alder Gate' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(select(page, 'Primary location')).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await keyboard.type('ash');
  await expect(page.getByRole('button', { name: /^Add / })).toHaveText(['Ash Avenue']);
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add Ash Avenue' })).toBeFocused();
  await keyboard.press('Enter');
  // the pressed entry has moved to the other list and no entry is left, so focus returns to the search
  await expect(page.getByRole('button', { name: 'Remove Ash Avenue' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Locations' })).toBeFocused();
  await select(page, 'Primary location').focus();
  await waitForOpenSelect(page, 'Primary location');
  await keyboard.type('Ash');
  await keyboard.press('Enter');
  await expect(select(page, 'Primary location')).toHaveValue('Ash Avenue');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(field(page, 'Password')).toBeFocused();
  await keyboard.type('abcdefg1');
  await field(page, 'Verify password').focus();
  await keyboard.type('abcdefg1');
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/IYG-US\/edit\/[\da-f-]{36}$/);
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Staff');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const person: StaffMember = await readPerson(demo, id);
  expect(person).toMatchObject({ firstName: 'Nina', lastName: 'Keys', email, staffType: 'MasterFranchisee' });
  expect(person.locationNumbers).toEqual([person.primaryLocationNumber]);
});

test('an invalid email is reported when its field loses focus, and a name that has reached its limit when it is typed', async ({
  open,
}) => {
  const page = await open('corporate', '/IYG-US/new');
  const email = field(page, 'Email');
  const error = page.getByText('Please provide valid Email');
  await email.focus();
  await field(page, 'First name').fill('a'.repeat(24));
  await expect(field(page, 'First name')).not.toHaveAccessibleDescription(/./);
  await field(page, 'First name').fill('a'.repeat(25));
  await expect(field(page, 'First name')).toHaveAccessibleDescription('25 characters at most');
  await email.fill('a'.repeat(50));
  await expect(email).toHaveAccessibleDescription('50 characters at most');
  await email.fill('');
  await email.focus();
  await expect(error).toBeHidden();
  await email.fill('pat@');
  await expect(error).toBeHidden();
  await field(page, 'Last name').focus();
  await expect(error).toBeVisible();
  await email.fill('pat@test.example');
  await expect(error).toBeHidden();
});

test('the primary location is locked until a location is selected', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/new');
  const primary = select(page, 'Primary location');
  await expect(primary).toHaveAttribute('placeholder', 'Select a location first');
  await expect(primary).toBeDisabled();
  await primary.click({ force: true });
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await addLocation(page, 'Alder Avenue');
  await expect(primary).toBeEnabled();
  await selectOption(page, 'Primary location', 'Alder Avenue');
  await page.getByRole('button', { name: 'Remove Alder Avenue' }).click();
  await expect(primary).toHaveValue('');
  await expect(primary).toBeDisabled();
});

test('the button with the number of invalid fields moves focus from one invalid field to the next', async ({
  page,
  open,
}) => {
  await open('corporate', '/IYG-US/new');
  await save(page).click();
  await expect(field(page, 'First name')).toBeFocused();
  const next = page.getByRole('button', { name: '7 fields to fix' });
  for (const name of ['Last name', 'Email']) {
    await next.click();
    await expect(field(page, name)).toBeFocused();
  }
  await field(page, 'Password').focus();
  await next.click();
  await expect(field(page, 'First name')).toBeFocused();
});

test('while the save bar sticks, it is as wide as the cards, and its buttons end where the fields end', async ({
  page,
  open,
}) => {
  await open('corporate', '/IYG-US/new');
  const card = (await page.locator('section', { has: page.getByRole('heading', { name: 'Person' }) }).boundingBox())!;
  const { x, width } = (await field(page, 'Email').boundingBox())!;
  const bar = page.locator('[class*=bar]', { has: save(page) }).last();
  await expect(async () => {
    const box = (await bar.boundingBox())!;
    expect(Math.abs(box.x - card.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(box.x + box.width - card.x - card.width)).toBeLessThanOrEqual(1);
    // it is at the bottom of the window
    expect(box.y + box.height).toBeCloseTo(page.viewportSize()!.height, 0);
    const button = (await save(page).boundingBox())!;
    expect(Math.abs(button.x + button.width - x - width)).toBeLessThanOrEqual(1);
  }).toPass();
});

test('the save bar of an unchanged record is at the bottom of the window, too', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open('corporate', '/IYG-US/account');
  const bar = page.locator('[class*=bar]', { has: save(page) }).last();
  await expect(bar).toContainText('No changes');
  await expect
    .poll(async () => {
      const { y, height } = (await bar.boundingBox())!;
      return y + height;
    })
    .toBeCloseTo(600, 0);
});

test('the save bar looks the same at the end of the card and while it sticks, apart from a shadow', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open('corporate', '/IYG-US/new');
  const content = page.locator('[class*=bar] > [class*=content]', { has: save(page) });
  const look = () =>
    content.evaluate((bar) => {
      const { backgroundColor, borderTop, height } = getComputedStyle(bar);
      return { backgroundColor, borderTop, height };
    });
  await expect(content).toHaveCSS('border-bottom-left-radius', '0px');
  const stuck = await look();
  await expect(content).not.toHaveCSS('box-shadow', 'none');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(content).not.toHaveCSS('border-bottom-left-radius', '0px');
  expect(await look()).toEqual(stuck);
  await expect(content).toHaveCSS('box-shadow', 'none');
});

test('the printed form has no header, navigation or save bar', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/new');
  await page.emulateMedia({ media: 'print' });
  await expect(field(page, 'First name')).toBeVisible();
  await expect(save(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const form = (await page.locator('main').boundingBox())!;
  expect(form.x).toBe(0);
  await page.emulateMedia({ media: 'screen' });
});

test('after a failed validation on a phone, the page is scrolled to the top and the focused field has a ring in the color of its border', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('corporate', '/IYG-US/new');
  await save(page).click();
  const first = field(page, 'First name');
  await expect(first).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const { borderColor, outlineColor, ...ring } = await first.evaluate((element) => {
    const style = getComputedStyle(element);
    return {
      borderColor: style.borderTopColor,
      outlineColor: style.outlineColor,
      width: style.outlineWidth,
      offset: style.outlineOffset,
    };
  });
  // the ring widens the border, and both have the error color
  expect(outlineColor).toBe(borderColor);
  expect(ring).toEqual({ width: '2px', offset: '-2px' });
  // the invalid field further down is scrolled into view, where neither the header nor the save bar covers it
  await select(page, 'Primary location').focus();
  await page.getByRole('button', { name: 'fields to fix' }).click();
  await expect(field(page, 'Password')).toBeFocused();
  const { y, height } = (await field(page, 'Password').boundingBox())!;
  expect(y).toBeGreaterThan(64);
  expect(y + height).toBeLessThan(770);
  // the element with the border also contains the button that shows the password
  const passwordBox = page.locator('.mantine-PasswordInput-input').filter({ has: field(page, 'Password') });
  await expect(passwordBox).toHaveCSS('outline-style', 'solid');
  await expect(passwordBox).toHaveCSS('outline-color', outlineColor);
});

test('an email that is already in use shows an error next to its field and keeps all input', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/);
  const page = await open('corporate', '/IYG-US/new');
  await fillPerson(page, 'corporate@iyg.example');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('This email is already in use. Please provide another Email');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Password')).toHaveValue('abcdefg1');
  await expect(page).toHaveURL('/IYG-US/new');

  await field(page, 'Email').fill(`nina.free.${String(Date.now())}@test.example`);
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true');
  await save(page).click();
  await expect(page).toHaveURL(/\/edit\//);
});
