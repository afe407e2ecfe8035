import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { PermissionId, StaffMember, StaffType } from '../../../demo/shared';
import { Client, type Answer } from '../../../demo/test/support/client';
import { signInWithPassword } from '../../../demo/test/support/sign-in';
import { accounts, passwordOf, type Account } from './accounts';
import type { DemoProcess } from './demo-process';
import { isInApp } from './sign-in';

const clients = new Map<string, Promise<Client>>();

/** The API for another user than the one in the browser. Signs in once. */
export function clientOf(demo: DemoProcess, account: Account): Promise<Client> {
  const key = `${demo.origin} ${account}`;
  const known =
    clients.get(key) ??
    signInWithPassword(demo.origin, accounts[account], passwordOf(account)).then(
      ({ accessToken }) => new Client(demo.origin, accessToken),
    );
  clients.set(key, known);
  return known;
}

export interface PersonPlan {
  firstName?: string;
  lastName?: string;
  staffType?: StaffType;
  locationNumbers?: string[];
  permissions?: PermissionId[];
}

/** Somebody of IYG-US for one test, who can sign in with {@link password}. */
export const password = 'Person-2026';

const good = <Body>({ status, body }: Answer<Body>): Body => {
  if (status >= 300) throw new Error(`the API answered ${String(status)} ${JSON.stringify(body)}`);
  return body;
};

export async function addPerson(demo: DemoProcess, plan: PersonPlan = {}): Promise<StaffMember> {
  const corporate = await clientOf(demo, 'corporate');
  const { permissions, ...given } = plan;
  const locationNumbers = plan.locationNumbers ?? ['1001'];
  const person = good(
    await corporate.post<StaffMember>('IYG-US/staff', {
      firstName: 'Pat',
      lastName: 'Example',
      email: `pat.${randomUUID().slice(0, 13)}@test.example`,
      staffType: 'LocationStaff',
      ...given,
      locationNumbers,
      primaryLocationNumber: locationNumbers[0],
      password,
    }),
  );
  if (permissions) good(await corporate.put(`IYG-US/staff/${person.id}/permissions`, permissions));
  return person;
}

/** The record as the server has it now. */
export const readPerson = async (demo: DemoProcess, id: string): Promise<StaffMember> =>
  good(await (await clientOf(demo, 'corporate')).get<StaffMember>(`IYG-US/staff/${id}`));

/** Another editor's save: the record as it is, with this change. */
export async function changePerson(demo: DemoProcess, id: string, change: Partial<StaffMember>): Promise<StaffMember> {
  const corporate = await clientOf(demo, 'corporate');
  return good(await corporate.put<StaffMember>(`IYG-US/staff/${id}`, { ...(await readPerson(demo, id)), ...change }));
}

/** Signs in as somebody of {@link addPerson}, who is none of the demo's accounts. */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(isInApp);
}
