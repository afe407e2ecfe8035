import { randomUUID } from 'node:crypto';
import type { PermissionId, StaffMember, StaffType } from '../../../demo/shared';
import { Client, type Answer } from '../../../demo/test/support/client';
import { signInWithPassword } from '../../../demo/test/support/sign-in';
import { accounts, passwordOf, type Account } from './accounts';
import type { DemoProcess } from './demo-process';

const clients = new Map<string, Promise<Client>>();

/** Returns a client of the API for a user other than the browser's. Signs in once. */
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

/** The password of every person of {@link addPerson}. */
export const password = 'Person-2026';

const good = <Body>({ status, body }: Answer<Body>): Body => {
  if (status >= 300) throw new Error(`the API answered ${String(status)} ${JSON.stringify(body)}`);
  return body;
};

/** Creates a person of IYG-US for one test. */
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

/** Returns the record as the server has it now. */
export const readPerson = async (demo: DemoProcess, id: string): Promise<StaffMember> =>
  good(await (await clientOf(demo, 'corporate')).get<StaffMember>(`IYG-US/staff/${id}`));

/** Saves a change to the record as another editor does. */
export async function changePerson(demo: DemoProcess, id: string, change: Partial<StaffMember>): Promise<StaffMember> {
  const corporate = await clientOf(demo, 'corporate');
  return good(await corporate.put<StaffMember>(`IYG-US/staff/${id}`, { ...(await readPerson(demo, id)), ...change }));
}
