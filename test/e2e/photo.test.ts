import type { Locator, Page } from '@playwright/test';
import { makePng } from '../../demo/test/support/images';
import { expectAccessible, expectNoHorizontalScroll } from './support/axe';
import { expect, test } from './support/fixtures';
import { addPerson, readPerson } from './support/people';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const input = (page: Page) => page.locator('input[type=file]');
const photo = (page: Page) => page.getByRole('img', { name: 'Photo of Pat Example' });

/** Colors of the image's quarters: red and blue above green and yellow. */
const colors = [
  [220, 40, 40],
  [40, 80, 220],
  [40, 160, 60],
  [230, 200, 40],
] as const;
const [width, height] = [60, 40];
const quarters = makePng({
  width,
  height,
  pixels: Buffer.concat(
    Array.from({ length: height }, (_, y) =>
      Buffer.from([
        0,
        ...Array.from({ length: width }, (_, x) => colors[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)]!).flat(),
      ]),
    ),
  ),
});
const file = { name: 'quarters.png', mimeType: 'image/png', buffer: quarters };

/** Returns the colors of the crop frame's four quarters, read near its center. */
const colorsInFrame = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const context = element.getContext('2d');
    const at = (x: number, y: number) =>
      [...(context?.getImageData(element.width * x, element.height * y, 1, 1).data ?? [])].slice(0, 3).join();
    return [at(0.42, 0.42), at(0.58, 0.42), at(0.42, 0.58), at(0.58, 0.58)];
  });
const [red, blue, green, yellow] = colors.map((color) => color.join());

test('a selected image is cropped, saved and shown, and changes can be undone', async ({ open, demo }) => {
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  await input(page).setInputFiles(file);
  await expect(dialog).toBeVisible();
  await expect(button(page, 'Apply')).toBeEnabled();
  await expectAccessible(page, { part: '[role=dialog]' });
  await button(page, 'Cancel').click();
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Cancel Changes')).toHaveCount(0);

  await input(page).setInputFiles(file);
  await button(page, 'Apply').click();
  await expect(photo(page)).toHaveAttribute('src', /^data:image\/png/);
  await expect(page.getByText('The new image will be uploaded when you save.')).toBeVisible();
  // all buttons have a frame
  for (const name of ['Change Image', 'Cancel Changes', 'Delete Image'])
    await expect(button(page, name)).toHaveAttribute('data-variant', 'default');
  await button(page, 'Cancel Changes').click();
  await expect(photo(page)).toHaveCount(0);
  await expect(button(page, 'Choose Image')).toBeFocused();

  await input(page).setInputFiles(file);
  await button(page, 'Apply').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Success!')).toBeVisible();
  // after saving, there are no changes to cancel and the server's image is shown
  await expect(button(page, 'Cancel Changes')).toHaveCount(0);
  const { photoUrl } = await readPerson(demo, person.id);
  await expect(photo(page)).toHaveAttribute('src', photoUrl!);
  expect((await page.request.get(photoUrl!)).headers()['content-type']).toBe('image/png');

  await button(page, 'Delete Image').click();
  await expect(page.getByText('The image will be deleted when you save.')).toBeVisible();
  await expect(photo(page)).toHaveCount(0);
  await button(page, 'Cancel Changes').click();
  await expect(photo(page)).toHaveAttribute('src', photoUrl!);
  await button(page, 'Delete Image').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Success!')).toBeVisible();
  expect((await readPerson(demo, person.id)).photoUrl).toBeNull();
});

test('the crop dialog fades in and out in 300 ms', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/new');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // the app would apply the preference only after its next render
  await page.reload();
  await button(page, 'Choose Image').waitFor();
  // records the dialog's transitions, which last only 300 ms
  await page.evaluate(() => {
    const transitions = new Set<string>();
    new MutationObserver(() => {
      const style = document.querySelector<HTMLElement>('[role=dialog]')?.style;
      if (style?.transitionDuration)
        transitions.add(`${style.transitionProperty} ${style.transitionDuration} to ${style.opacity}`);
      document.body.dataset.fades = [...transitions].sort().join(', ');
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  });
  const body = page.locator('body');
  await input(page).setInputFiles(file);
  await expect(body).toHaveAttribute('data-fades', /opacity 300ms to 1/);
  await expect(button(page, 'Apply')).toBeEnabled();
  await button(page, 'Cancel').click();
  await expect(body).toHaveAttribute('data-fades', /opacity 300ms to 0/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Choose Image')).toBeFocused();
});

test('the image can be moved, rotated and zoomed with the keyboard', async ({ open, demo, consoleErrors }) => {
  // a warning about the canvas from which the test reads colors
  consoleErrors.expect(/willReadFrequently/);
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await input(page).setInputFiles(file);
  const frame = page.getByRole('group', { name: 'Photo. Use the arrow keys to move it.' });
  const canvas = frame.locator('canvas');
  await expect(frame).toBeFocused();
  // 300 px for the photo plus a 50 px border on each side
  for (const side of ['width', 'height']) await expect(canvas).toHaveCSS(side, '400px');
  await expect.poll(() => colorsInFrame(canvas)).toEqual([red, blue, green, yellow]);

  // the image can be moved only as far as its edge
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => colorsInFrame(canvas)).toEqual([red, red, green, green]);
  for (let press = 0; press < 24; press++) await button(page, 'Move left').press('Enter');
  await expect.poll(() => colorsInFrame(canvas)).toEqual([blue, blue, yellow, yellow]);
  await button(page, 'Rotate right').press('Enter');
  await expect.poll(() => colorsInFrame(canvas)).toEqual([yellow, blue, yellow, blue]);
  await button(page, 'Rotate left').press('Enter');
  await expect.poll(() => colorsInFrame(canvas)).toEqual([blue, blue, yellow, yellow]);

  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveAttribute('aria-valuenow', '1.2');
  await button(page, 'Zoom in').press('Enter');
  await expect(zoom).toHaveAttribute('aria-valuenow', '1.3');
  await button(page, 'Zoom out').press('Enter');
  await expect(zoom).toHaveAttribute('aria-valuenow', '1.2');
  await zoom.press('End');
  await expect(zoom).toHaveAttribute('aria-valuenow', '3.5');
  await button(page, 'Zoom in').press('Enter');
  await expect(zoom).toHaveAttribute('aria-valuenow', '3.5');
  await zoom.press('Home');
  await expect(zoom).toHaveAttribute('aria-valuenow', '1');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Choose Image')).toBeFocused();
});

test('on a phone, the button labels next to the photo are not cut off', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('corporate', '/IYG-US/new');
  await input(page).setInputFiles(file);
  await button(page, 'Apply').click();
  for (const name of ['Change Image', 'Cancel Changes', 'Delete Image']) {
    const label = button(page, name).locator('.mantine-Button-label');
    expect(await label.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  }
});

test('a rim surrounds the part of the image that becomes the photo, and the move buttons are one group', async ({
  open,
}) => {
  const page = await open('corporate', '/IYG-US/new');
  await input(page).setInputFiles(file);
  await expect(button(page, 'Apply')).toBeEnabled();
  const dialog = page.getByRole('dialog');
  const canvas = (await dialog.locator('canvas').boundingBox())!;
  const rim = (await dialog.locator('canvas + div').boundingBox())!;
  expect(rim).toEqual({ x: canvas.x + 50, y: canvas.y + 50, width: 300, height: 300 });
  const [left, right] = await Promise.all(
    ['Move left', 'Move right'].map(async (name) => (await button(page, name).boundingBox())!),
  );
  expect(right!.x + right!.width - left!.x).toBeLessThanOrEqual(4 * left!.width);
});

test('on a small phone, the crop area and long names fit into their dialogs', async ({ page, open, demo }) => {
  const person = await addPerson(demo, { firstName: 'W'.repeat(25), lastName: 'M'.repeat(25) });
  await page.setViewportSize({ width: 320, height: 640 });
  await open('corporate', `/IYG-US/edit/${person.id}`);
  const dialog = page.getByRole('dialog');
  const fits = () => dialog.evaluate((element) => element.scrollWidth <= element.clientWidth);
  await input(page).setInputFiles(file);
  await expect(button(page, 'Apply')).toBeEnabled();
  expect(await fits()).toBe(true);
  // as wide as the controls below it
  const canvas = (await dialog.locator('canvas').boundingBox())!;
  const zoomIn = (await button(page, 'Zoom in').boundingBox())!;
  expect(canvas.x + canvas.width).toBeCloseTo(zoomIn.x + zoomIn.width, 0);
  await button(page, 'Cancel').click();
  await expect(dialog).toBeHidden();
  await button(page, 'Delete').click();
  await expect(dialog).toContainText('Are you sure you want to delete');
  expect(await fits()).toBe(true);
  await expect(button(page, 'Close')).toBeInViewport({ ratio: 1 });
});

test('a file that is too large or has an unsupported type is rejected with a message', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/new');
  const alert = page.getByRole('region', { name: 'Photo' }).getByRole('alert');
  await input(page).setInputFiles({ ...file, buffer: Buffer.alloc(5_242_881) });
  await expect(alert).toHaveText('Selected file is too large. Max upload size is 5 MB.');
  await input(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(alert).toHaveText('Invalid image type. Please upload PNG, JPEG, or JPG.');
  await expectAccessible(page, { part: 'main' });
  // a file with a PNG type whose content is not an image
  await input(page).setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
  await expect(alert).toHaveText('Invalid image type. Please upload PNG, JPEG, or JPG.');
  await expect(page.getByRole('dialog')).toBeHidden();
  await input(page).setInputFiles(file);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('an image can be dropped on the photo', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/new');
  await expect(button(page, 'Choose Image')).toBeVisible();
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
      return transfer;
    },
    [...quarters],
  );
  const dropZone = page.getByTestId('photo-drop');
  await dropZone.dispatchEvent('dragover', { dataTransfer: data });
  await expect(dropZone).toHaveAttribute('data-over');
  await dropZone.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('dialog', { name: 'Crop the photo' })).toBeVisible();
  await button(page, 'Apply').click();
  await expect(button(page, 'Change Image')).toBeFocused();
});

test('a server error about a photo is shown next to it', async ({ open, demo, consoleErrors }) => {
  consoleErrors.expect(/status of 413/);
  const person = await addPerson(demo);
  const page = await open('corporate', `/IYG-US/edit/${person.id}`);
  await input(page).setInputFiles(file);
  await button(page, 'Apply').click();
  const message = 'Selected file is too large. Max upload size is 5 MB.';
  await page.route('**/api/IYG-US/staff/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 413, json: { error: message } }) : route.fallback(),
  );
  await button(page, 'Save').click();
  await expect(page.getByRole('region', { name: 'Photo' }).getByRole('alert')).toHaveText(message);
  await expect(button(page, 'Cancel Changes')).toBeVisible();
});
